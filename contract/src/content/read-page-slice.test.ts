import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

function windowIn(window: unknown) {
  const problems: string[] = [];
  const entries = readEntries([{ title: 'Blogs', meta: [{ component_name: 'News', window }] }], ({ at, problem }) =>
    problems.push(`${at.replace('entry "Blogs".meta[0].', '')}: ${problem}`),
  );
  return { window: entries[0]?.meta[0]?.window, problems };
}

const MUNICH = { value: 'MUC', text: 'München' };
const NONE = { category: [], office: [], team: [], topic: [] };

test('where the cards of a section stand in their list is read, numbers as texts too', () => {
  const sent = { total: '14', all: 40, start: 12, choices: { office: [MUNICH], category: { 3: { value: 'Apps' } } } };
  expect(windowIn(sent)).toEqual({
    window: {
      total: 14,
      all: 40,
      start: 12,
      choices: { ...NONE, office: [MUNICH], category: [{ value: 'Apps', text: 'Apps' }] },
    },
    problems: [],
  });
});

test.each([undefined, null, false, '', []])('%j leaves the cards as the whole list', (sent) => {
  expect(windowIn(sent)).toEqual({ window: null, problems: [] });
});

test.each([
  [{}, 'window: expected counts of cards'],
  [{ total: 14, start: 0 }, 'window: expected counts of cards'],
  [{ total: 14, all: -1, start: 0 }, 'window: expected counts of cards'],
  [{ total: 1.5, all: 40, start: 0 }, 'window: expected counts of cards'],
  ['later', 'window: expected an object, found string'],
])('%j counts nothing, which is reported', (sent, problem) => {
  expect(windowIn(sent)).toEqual({ window: null, problems: [problem] });
});

test.each([
  [[], []],
  [[{ text: 'Anywhere' }, { value: 'MUC' }], [{ value: 'MUC', text: 'MUC' }]],
])('of the choices %j those are read that have a value', (office, expected) => {
  const { window, problems } = windowIn({ total: 1, all: 1, start: 0, choices: { office } });
  expect(window?.choices.office).toEqual(expected);
  expect(problems).toEqual([]);
});
