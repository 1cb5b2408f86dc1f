import { cardsAround } from '@kontorwerk/contract/content/cards-around';
import { readCard } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages';
import { expect, test } from 'vitest';
import { neighbours, newestFirst } from './neighbours.ts';

const card = (title: string, date = '') => {
  const read = readCard({ title, date, html_field: `<p>${title}</p>` });
  return read ? [read] : [];
};

const cardsOf = (...titles: string[]) => titles.flatMap((title) => card(title));

test('puts the newest first and those without a date last, in their order', () => {
  const cards = [
    ...card('undated', ''),
    ...card('old', '2025-09-30'),
    ...card('new', '2026-10-02'),
    ...card('also undated', ''),
  ];
  expect(newestFirst(cards).map(({ title }) => title)).toEqual(['new', 'old', 'undated', 'also undated']);
});

test.each([
  ['A', 'E', ['B', 'C', 'D'], 2],
  ['C', 'B', ['D', 'E', 'A'], 4],
  ['E', 'D', ['A', 'B', 'C'], 1],
  ['X', 'E', ['A', 'B', 'C'], 1],
])('the neighbours of %s are %s before and %s after, the next of them no. %s', (title, before, after, next) => {
  const [own] = cardsOf(title);
  if (!own) throw new Error('a card');
  const { previous, further, place } = neighbours(PAGES.post, cardsOf('A', 'B', 'C', 'D', 'E'), own);
  expect(previous?.title).toBe(before);
  expect(further.map((other) => other.title)).toEqual(after);
  expect(place).toEqual({ next, of: 5 });
  expect([previous, ...further].map((other) => other?.html_field)).toEqual(['', '', '', '']);
});

test('a page without steps offers what shares most with it, of all cards as of those that a backend chose', () => {
  const cards = cardsOf('Apps', 'Brand design', 'Care', 'Design of shops', 'Shops');
  const own = cards.at(-2);
  if (!own) throw new Error('a card');
  const titles = (further: readonly { readonly title: string }[]) => further.map(({ title }) => title);
  const { further } = neighbours(PAGES.service, cards, own);
  expect(titles(further)).toEqual(['Shops', 'Brand design', 'Care']);
  const window = { total: 5, all: 5, start: 3, choices: {} };
  expect(neighbours(PAGES.service, cardsAround(PAGES.service, cards, 3), own, window).further).toEqual(further);
});

test('the place of a card is that in its list, of which only those around it are at hand', () => {
  const [, own] = cardsOf('D', 'E');
  if (!own) throw new Error('a card');
  const window = { total: 1_000, all: 1_000, start: 999, choices: {} };
  const { previous, further, place } = neighbours(PAGES.project, cardsOf('D', 'E', 'A', 'B', 'C'), own, window);
  expect([previous, ...further].map((other) => other?.title)).toEqual(['D', 'A', 'B', 'C']);
  expect(place).toEqual({ next: 1, of: 1_000 });
});

test('a card by itself has no neighbours', () => {
  const cards = cardsOf('A');
  const [own] = cards;
  if (!own) throw new Error('a card');
  expect(neighbours(PAGES.post, cards, own)).toEqual({ previous: null, further: [], place: { next: 0, of: 1 } });
  expect(neighbours(PAGES.post, [], own)).toEqual({ previous: null, further: [], place: { next: 0, of: 0 } });
});
