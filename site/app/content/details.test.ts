import type { Card } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import {
  detailCards,
  isUnlisted,
  JOB_DETAIL,
  neighbours,
  POST_DETAIL,
  PROJECT_DETAIL,
  SERVICE_DETAIL,
} from './details.ts';

const entriesOf = (meta: unknown) => readEntries([{ title: 'A', meta }], () => {});
const cardsOf = (...titles: string[]): readonly Card[] =>
  detailCards(
    POST_DETAIL,
    entriesOf([
      {
        component_name: 'News',
        card_components: titles.map((title) => ({ title, html_field: `<p>${title}</p>` })),
      },
    ]),
  );

test.each([
  [PROJECT_DETAIL, 'project', '/projects/', ['ProjectGrid', 'ProjectSlider']],
  [POST_DETAIL, 'post', '/blog/', ['News']],
  [JOB_DETAIL, 'job', '/jobapply/', ['CareerGrid']],
  [SERVICE_DETAIL, 'service', '/service-detail/', ['ServicesGrid']],
] as const)('§2 %# finds the cards of its own sections', (rule, kind, path, sections) => {
  expect(rule).toMatchObject({ kind, path });
  const all = ['ProjectGrid', 'ProjectSlider', 'News', 'CareerGrid', 'ServicesGrid', 'GridBlocks'];
  const meta = all.map((component_name) => ({ component_name, card_components: [{ title: component_name }] }));
  expect(detailCards(rule, entriesOf(meta)).map(({ title }) => title)).toEqual(sections);
});

test('§2 a role in an address reads hyphens as spaces, other names do not', () => {
  expect(JOB_DETAIL.matches('Developer - Remote', 'developer-remote')).toBe(true);
  expect(POST_DETAIL.matches('Developer - Remote', 'developer-remote')).toBe(false);
});

test('takes a title once, the first of its name', () => {
  const meta = [
    { component_name: 'News', card_components: [{ title: 'A', date: '1' }, { title: 'B' }] },
    { component_name: 'News', card_components: [{ title: 'A', date: '2' }, { title: 'C' }] },
  ];
  const cards = detailCards(POST_DETAIL, entriesOf(meta));
  expect(cards.map(({ title, date }) => title + date)).toEqual(['A1', 'B', 'C']);
});

test.each([
  ['A', 'E', ['B', 'C', 'D'], 2],
  ['C', 'B', ['D', 'E', 'A'], 4],
  ['E', 'D', ['A', 'B', 'C'], 1],
  ['X', 'E', ['A', 'B', 'C'], 1],
])('the neighbours of %s are %s before and %s after, the next of them no. %s', (title, before, after, next) => {
  const [card] = cardsOf(title);
  if (!card) throw new Error('a card');
  const { previous, further, place } = neighbours(cardsOf('A', 'B', 'C', 'D', 'E'), card);
  expect(previous?.title).toBe(before);
  expect(further.map((other) => other.title)).toEqual(after);
  expect(place).toEqual({ next, of: 5 });
  expect([previous, ...further].map((other) => other?.html_field)).toEqual(['', '', '', '']);
});

test('a card by itself has no neighbours', () => {
  const cards = cardsOf('A');
  const [card] = cards;
  if (!card) throw new Error('a card');
  expect(neighbours(cards, card)).toEqual({ previous: null, further: [], place: { next: 0, of: 1 } });
  expect(neighbours([], card)).toEqual({ previous: null, further: [], place: { next: 0, of: 0 } });
});

test.each([
  [POST_DETAIL, ['A', 'B'], true, false],
  [POST_DETAIL, ['B'], true, true],
  [POST_DETAIL, [], true, true],
  [POST_DETAIL, ['B'], false, false],
  [PROJECT_DETAIL, ['B'], true, false],
])('§2 §8 %# tells a post that is not among the cards', (rule, titles, complete, unlisted) => {
  const [card] = cardsOf('A');
  if (!card) throw new Error('a card');
  expect(isUnlisted(rule, card, { cards: cardsOf(...titles), complete })).toBe(unlisted);
});
