import { detailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { PAGES } from '@kontorwerk/contract/pages';
import { expect, test } from 'vitest';
import { isUnlisted, storeCards } from './detail-cards.ts';

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
