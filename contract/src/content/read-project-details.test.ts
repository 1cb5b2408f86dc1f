import { expect, test } from 'vitest';
import type { ProjectDetails } from './entry.ts';
import { readProjectDetails } from './read-project-details.ts';
import type { ReadProblem } from './read-values.ts';
import { RecordFields } from './record-fields.ts';

function read(project: unknown) {
  const problems: ReadProblem[] = [];
  const card = new RecordFields({ project }, 'card', (problem) => problems.push(problem));
  return { project: card.record('project', readProjectDetails), problems };
}

const SENT: ProjectDetails = {
  facts: [{ term: 'Client', value: 'Isar', note: '' }],
  link: 'https://isar.example',
  link_text: 'Open the shop',
  case_html: '<h2>Before</h2>',
  gallery: [{ image: '/uploads/a.webp', image_set: null, caption: 'The start page' }],
  quote: { text: 'Well made.', name: 'A. B.', location_company: 'Isar', image: '/uploads/b.webp', image_set: null },
  results_title: 'After a year',
  results: [{ term: 'Orders', value: '+12 %', note: 'compared with 2024' }],
};

test('takes every part that is sent', () => {
  expect(read(SENT)).toEqual({ project: SENT, problems: [] });
});

test.each([[undefined], [null], [false], [''], [[]]])('a project that is %j was not sent', (sent) => {
  expect(read(sent)).toEqual({ project: null, problems: [] });
});

test('what is missing is empty; lists may be objects, and texts numbers', () => {
  expect(read({ facts: { 1: { term: 'Since', value: 2019 } }, gallery: null, quote: false })).toEqual({
    project: {
      facts: [{ term: 'Since', value: '2019', note: '' }],
      link: '',
      link_text: '',
      case_html: '',
      gallery: [],
      quote: null,
      results_title: '',
      results: [],
    },
    problems: [],
  });
});

test('leaves out a fact without a term or value, a picture without an address and a quote without a text', () => {
  const { project, problems } = read({
    facts: [{ term: 'Client' }, { value: 'Isar' }, ...SENT.facts],
    results: [{ note: 'x' }],
    gallery: [{ caption: 'x' }, { image_set: { width: 1 } }, ...SENT.gallery],
    quote: { name: 'A. B.' },
  });
  expect(project).toMatchObject({ facts: SENT.facts, results: [], gallery: SENT.gallery, quote: null });
  expect(problems).toEqual([
    { at: 'card.project.facts[0]', problem: 'value: missing' },
    { at: 'card.project.facts[1]', problem: 'term: missing' },
    { at: 'card.project.gallery[0]', problem: 'image: missing' },
    { at: 'card.project.gallery[1]', problem: 'image: missing' },
    { at: 'card.project.quote', problem: 'text: missing' },
    { at: 'card.project.results[0]', problem: 'term: missing' },
  ]);
});

test('a link without words is called by its address', () => {
  expect(read({ link: 'https://isar.example' }).project?.link_text).toBe('https://isar.example');
});

test('reports every part by its place', () => {
  const broken: unknown[] = [1];
  const { problems } = read({
    link: broken,
    facts: [{ term: 'a', value: 'b', note: broken }, 'x'],
    gallery: [{ image: '/a.webp', caption: broken, image_set: 'x' }],
    quote: { text: 'a', name: broken, image_set: 'x' },
    results: 'x',
  });
  expect(problems.map(({ at }) => at)).toEqual([
    'card.project.link',
    'card.project.facts[0].note',
    'card.project.facts[1]',
    'card.project.gallery[0].caption',
    'card.project.gallery[0].image_set',
    'card.project.quote.name',
    'card.project.quote.image_set',
    'card.project.results',
  ]);
  expect(read('x').problems).toEqual([{ at: 'card.project', problem: 'expected an object, found string' }]);
});
