import { expect, test } from 'vitest';
import { PAGES } from '../pages/pages.ts';
import { collectDetailCards, isCardName } from './detail-cards.ts';
import { readEntries } from './read-entries.ts';

const entriesOf = (...meta: readonly unknown[]) => readEntries([{ title: 'A', meta }], () => {});
const newsOf = (...cards: readonly unknown[]) => entriesOf({ component_name: 'News', card_components: cards });

test.each([
  [PAGES.project, ['ProjectGrid', 'ProjectSlider']],
  [PAGES.post, ['News']],
  [PAGES.job, ['CareerGrid']],
  [PAGES.service, ['ServicesGrid']],
])('§2 %# finds the cards of its own sections', (page, sections) => {
  const all = ['ProjectGrid', 'ProjectSlider', 'News', 'CareerGrid', 'ServicesGrid', 'GridBlocks'];
  const entries = entriesOf(
    ...all.map((component_name) => ({ component_name, card_components: [{ title: component_name }] })),
  );
  expect(collectDetailCards(page, entries).map(({ title }) => title)).toEqual(sections);
});

test('takes a title once, the first of its name', () => {
  const cards = collectDetailCards(PAGES.post, [
    ...newsOf({ title: 'A', date: '1' }, { title: 'B' }),
    ...newsOf({ title: 'A', date: '2' }, { title: 'C' }),
  ]);
  expect(cards.map(({ title, date }) => title + date)).toEqual(['A1', 'B', 'C']);
});

test('§2 a role in an address reads hyphens as spaces, other names do not', () => {
  expect(isCardName(PAGES.job, 'Developer - Remote', 'developer-remote')).toBe(true);
  expect(isCardName(PAGES.post, 'Developer - Remote', 'developer-remote')).toBe(false);
});
