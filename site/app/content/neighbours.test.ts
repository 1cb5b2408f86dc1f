import type { Card } from '@kontorwerk/contract/content/entry';
import { selectNeighbourCards } from '@kontorwerk/contract/content/neighbour-cards';
import { readCard } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { findNeighbours } from './neighbours.ts';

const card = (title: string, date = '') => {
  const read = readCard({ title, date, html_field: `<p>${title}</p>` });
  return read ? [read] : [];
};

const cardsOf = (...titles: string[]) => titles.flatMap((title) => card(title));

const titles = (...cards: readonly (Card | null)[]) => cards.map((one) => one?.title);

test.each([
  ['A', 'E', 'B', ['C', 'D'], 2],
  ['C', 'B', 'D', ['E', 'A'], 4],
  ['E', 'D', 'A', ['B', 'C'], 1],
  ['X', 'E', 'A', ['B', 'C'], 1],
])('the neighbours of %s are %s before and %s after, round the ends of a list', (title, before, after, rest, at) => {
  const [own] = cardsOf(title);
  if (!own) throw new Error('a card');
  const { previous, next, further, place } = findNeighbours(PAGES.project, cardsOf('A', 'B', 'C', 'D', 'E'), own);
  expect(titles(previous, next, ...further)).toEqual([before, after, ...rest]);
  expect(place).toEqual({ next: at, of: 5 });
  expect([previous, next, ...further].map((other) => other?.html_field)).toEqual(['', '', '', '']);
});

test.each([
  ['A', undefined, 'B'],
  ['C', 'B', 'D'],
  ['E', 'D', undefined],
])(
  'of posts %s has %s before it and %s after it: no way leads from the newest to the oldest',
  (title, before, after) => {
    const list = cardsOf('A', 'B', 'C', 'D', 'E');
    const at = list.findIndex((one) => one.title === title);
    const own = list[at];
    if (!own) throw new Error('a card');
    const { previous, next, further } = findNeighbours(PAGES.post, list, own);
    expect(titles(previous, next)).toEqual([before, after]);
    expect(titles(...further)).toHaveLength(2);
    const window = { total: 5, all: 5, start: at, choices: {} };
    const around = findNeighbours(PAGES.post, selectNeighbourCards(PAGES.post, list, at), own, window);
    expect(titles(around.previous, around.next, ...around.further)).toEqual(titles(previous, next, ...further));
  },
);

test('a page without steps offers what shares most with it, of all cards as of those that a backend chose', () => {
  const cards = cardsOf('Apps', 'Brand design', 'Care', 'Design of shops', 'Shops');
  const own = cards.at(-2);
  if (!own) throw new Error('a card');
  const { previous, next, further } = findNeighbours(PAGES.service, cards, own);
  expect([previous, next]).toEqual([null, null]);
  expect(titles(...further)).toEqual(['Shops', 'Brand design', 'Care']);
  const window = { total: 5, all: 5, start: 3, choices: {} };
  expect(findNeighbours(PAGES.service, selectNeighbourCards(PAGES.service, cards, 3), own, window).further).toEqual(
    further,
  );
});

test('the place of a card is that in its list, of which only those around it are at hand', () => {
  const [, own] = cardsOf('D', 'E');
  if (!own) throw new Error('a card');
  const window = { total: 1_000, all: 1_000, start: 999, choices: {} };
  const { previous, next, further, place } = findNeighbours(
    PAGES.project,
    cardsOf('D', 'E', 'A', 'B', 'C'),
    own,
    window,
  );
  expect(titles(previous, next, ...further)).toEqual(['D', 'A', 'B', 'C']);
  expect(place).toEqual({ next: 1, of: 1_000 });
});

test('a card by itself has no neighbours', () => {
  const cards = cardsOf('A');
  const [own] = cards;
  if (!own) throw new Error('a card');
  const alone = { previous: null, next: null, further: [] };
  for (const page of [PAGES.post, PAGES.project]) {
    expect(findNeighbours(page, cards, own)).toEqual({ ...alone, place: { next: 0, of: 1 } });
    expect(findNeighbours(page, [], own)).toEqual({ ...alone, place: { next: 0, of: 0 } });
  }
});
