import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { findTextRun } from './text-run.ts';

const html_field = `<p>${'Wort '.repeat(100)}</p>`;
const text = (main_title: string, said: object = {}) => ({
  component_name: 'RichText',
  main_title,
  html_field,
  ...said,
});
const BANNER = { component_name: 'Banner', main_title: 'Terms' };

function sectionsOf(...meta: readonly object[]) {
  const [entry] = readEntries([{ title: 'Terms', meta }], () => {});
  return entry?.meta ?? [];
}

function told(...meta: readonly object[]) {
  const run = findTextRun(sectionsOf(...meta));
  return run && [run.start, run.end, ...[...run.parts.values()].map(({ id, text: said }) => `${said} #${id}`)];
}

test('texts that follow one another are parts, those without a title are read with the one before', () => {
  expect(told(BANNER, text('Die Arbeit'), text('Für wen'), text(''), text('Rechte'), text('Schluß'), BANNER)).toEqual([
    1,
    6,
    'Die Arbeit #die-arbeit',
    'Für wen #für-wen',
    'Rechte #rechte',
    'Schluß #schluß',
  ]);
});

test('what has the same title, or that of another anchor of the page, has an anchor of its own', () => {
  const jobs = { component_name: 'GridBlocks', id: 'jobs' };
  expect(told(BANNER, text('Jobs'), text('Work'), text('Work'), text('Content'), jobs)?.slice(2)).toEqual([
    'Jobs #jobs-2',
    'Work #work',
    'Work #work-2',
    'Content #content-2',
  ]);
});

test.each<[string, readonly object[]]>([
  ['nothing', []],
  ['no texts', [BANNER, BANNER, BANNER, BANNER, BANNER]],
  ['few of them', [BANNER, text('A'), text('B'), text('C')]],
  ['few words', [BANNER, ...['A', 'B', 'C', 'D'].map((title) => text(title, { html_field: '<p>Short.</p>' }))]],
  ['texts apart', [BANNER, text('A'), text('B'), BANNER, text('C'), text('D')]],
  ['one among them on a dark ground', [BANNER, text('A'), text('B', { tone: 'ink' }), text('C'), text('D'), text('E')]],
  ['one among them in two columns', [BANNER, text('A'), text('B', { layout: 'columns' }), text('C'), text('D')]],
])('a page with %s has no list of parts', (_, meta) => {
  expect(told(...meta)).toBeNull();
});
