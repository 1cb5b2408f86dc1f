import { expect, test } from 'vitest';
import { PAGE_KEYS } from '../page-keys.ts';
import { PAGES } from '../pages.ts';
import { detailCards, detailPageOf, isNamed, withoutText, withoutTexts } from './detail-cards.ts';
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
  expect(detailCards(page, entries).map(({ title }) => title)).toEqual(sections);
});

test('takes a title once, the first of its name', () => {
  const cards = detailCards(PAGES.post, [
    ...newsOf({ title: 'A', date: '1' }, { title: 'B' }),
    ...newsOf({ title: 'A', date: '2' }, { title: 'C' }),
  ]);
  expect(cards.map(({ title, date }) => title + date)).toEqual(['A1', 'B', 'C']);
});

test('§2 a role in an address reads hyphens as spaces, other names do not', () => {
  expect(isNamed(PAGES.job, 'Developer - Remote', 'developer-remote')).toBe(true);
  expect(isNamed(PAGES.post, 'Developer - Remote', 'developer-remote')).toBe(false);
});

test('each content set has the cards of one kind of detail page at most', () => {
  const found = PAGE_KEYS.map((key) => [key, detailPageOf(key)?.path ?? null]);
  const details = Object.values(PAGES).filter((page) => page.kind === 'detail');
  const told = details.flatMap(({ keys, path }) => keys.map((key) => [key, path]));
  expect(found.filter(([, path]) => path !== null).sort()).toEqual(told.sort());
});

test('only cards that have a page of their own lose the text of it', () => {
  const text = { title: 'A', html_field: '<p>A</p>', project: { case_html: '<p>A</p>' } };
  const [entry] = entriesOf(
    { component_name: 'News', card_components: [text] },
    { component_name: 'Faq', card_components: [text] },
  );
  const [news, faq] = (entry?.meta ?? []).map(withoutTexts);
  expect(news?.card_components[0]).toMatchObject({ title: 'A', html_field: '', project: null });
  expect(faq?.card_components[0]).toMatchObject({
    title: 'A',
    html_field: '<p>A</p>',
    project: { case_html: '<p>A</p>' },
  });
  const [light] = news?.card_components ?? [];
  expect(light && withoutText(light)).toBe(light);
});
