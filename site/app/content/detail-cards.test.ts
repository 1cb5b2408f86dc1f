import { collectDetailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { isUnlisted, readCards, readHeldCards } from './detail-cards.ts';

const listOf = (...cards: readonly unknown[]): readonly ContentEntry[] =>
  readEntries([{ title: 'A', meta: [{ component_name: 'News', card_components: cards }] }], () => {});

const down = (key: PageKey): never => {
  throw new Error(`${key} is down`);
};

test('the server uses the content sets that are there, and fails with the first when none is', () => {
  const cards = readHeldCards(PAGES.post, (key) => (key === 'news' ? down(key) : listOf({ title: key })));
  expect(cards.map(({ title }) => title)).toEqual(['blog']);
  expect(() => readHeldCards(PAGES.post, down)).toThrow('blog is down');
});

test('what stands around a card comes from the first set that has it, what is sent whole from all', async () => {
  const window = { total: 9, all: 9, start: 3, choices: {} };
  const around = (...titles: string[]) =>
    listOf(...titles.map((title) => ({ title }))).map((entry) => ({
      ...entry,
      meta: entry.meta.map((section) => ({ ...section, window })),
    }));
  const read = async (sets: Partial<Record<PageKey, readonly ContentEntry[]>>) => {
    const { cards, ...rest } = await readCards(PAGES.post, async (key) => sets[key] ?? down(key));
    return { titles: cards.map(({ title }) => title), ...rest };
  };
  expect(await read({ blog: [], news: around('A', 'B') })).toEqual({ titles: ['A', 'B'], window, complete: true });
  expect(await read({ blog: around('A'), news: around('B') })).toEqual({ titles: ['A'], window, complete: true });
  const whole = { blog: listOf({ title: 'A' }), news: listOf({ title: 'B' }) };
  expect(await read(whole)).toEqual({ titles: ['A', 'B'], window: null, complete: true });
  expect(await read({ news: around('A') })).toEqual({ titles: ['A'], window, complete: false });
});

const cardsOf = (...titles: string[]): readonly Card[] =>
  collectDetailCards(PAGES.post, listOf(...titles.map((title) => ({ title }))));

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
