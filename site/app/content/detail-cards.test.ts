import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { PAGES } from '@kontorwerk/contract/pages';
import { expect, test } from 'vitest';
import { detailCards, isNamed, isUnlisted, storeCards } from './detail-cards.ts';

const listOf = (...cards: readonly unknown[]): readonly ContentEntry[] =>
  readEntries([{ title: 'A', meta: [{ component_name: 'News', card_components: cards }] }], () => {});

const down = (key: PageKey): never => {
  throw new Error(`${key} is down`);
};

test('the server uses the content sets that are there, and fails with the first when none is', () => {
  const cards = storeCards(PAGES.post, (key) => (key === 'news' ? down(key) : listOf({ title: key })));
  expect(cards.map(({ title }) => title)).toEqual(['blog']);
  expect(() => storeCards(PAGES.post, down)).toThrow('blog is down');
});

const cardsOf = (...titles: string[]): readonly Card[] =>
  detailCards(PAGES.post, listOf(...titles.map((title) => ({ title }))));

test.each([
  [PAGES.project, ['ProjectGrid', 'ProjectSlider']],
  [PAGES.post, ['News']],
  [PAGES.job, ['CareerGrid']],
  [PAGES.service, ['ServicesGrid']],
])('§2 %# finds the cards of its own sections', (page, sections) => {
  const all = ['ProjectGrid', 'ProjectSlider', 'News', 'CareerGrid', 'ServicesGrid', 'GridBlocks'];
  const meta = all.map((component_name) => ({ component_name, card_components: [{ title: component_name }] }));
  const entries = readEntries([{ title: 'A', meta }], () => {});
  expect(detailCards(page, entries).map(({ title }) => title)).toEqual(sections);
});

test('§2 a role in an address reads hyphens as spaces, other names do not', () => {
  expect(isNamed(PAGES.job, 'Developer - Remote', 'developer-remote')).toBe(true);
  expect(isNamed(PAGES.post, 'Developer - Remote', 'developer-remote')).toBe(false);
});

test('takes a title once, the first of its name', () => {
  const cards = detailCards(PAGES.post, [
    ...listOf({ title: 'A', date: '1' }, { title: 'B' }),
    ...listOf({ title: 'A', date: '2' }, { title: 'C' }),
  ]);
  expect(cards.map(({ title, date }) => title + date)).toEqual(['A1', 'B', 'C']);
});

test.each([
  [PAGES.post, ['A', 'B'], true, false],
  [PAGES.post, ['B'], true, true],
  [PAGES.post, [], true, true],
  [PAGES.post, ['B'], false, false],
  [PAGES.project, ['B'], true, false],
])('§2 §8 %# tells a post that is not among the cards', (page, titles, complete, unlisted) => {
  const [card] = cardsOf('A');
  if (!card) throw new Error('a card');
  expect(isUnlisted(page, card, { cards: cardsOf(...titles), complete })).toBe(unlisted);
});
