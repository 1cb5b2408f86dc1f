import { expect, test } from 'vitest';
import { PAGE_KEYS } from '../pages/page-keys.ts';
import { PAGES } from '../pages/pages.ts';
import { withoutDetailText } from './detail-cards.ts';
import { findDetailPage, withoutDetailTexts } from './detail-pages.ts';
import { readEntries } from './read-entries.ts';

const entriesOf = (...meta: readonly unknown[]) => readEntries([{ title: 'A', meta }], () => {});

test('each content set has the cards of one kind of detail page at most', () => {
  const found = PAGE_KEYS.map((key) => [key, findDetailPage(key)?.path ?? null]);
  const details = Object.values(PAGES).filter((page) => page.kind === 'detail');
  const told = details.flatMap(({ keys, path }) => keys.map((key) => [key, path]));
  expect(found.filter(([, path]) => path !== null).sort()).toEqual(told.sort());
});

test('only cards that have a page of their own lose the text of it', () => {
  const text = { title: 'A', html_field: '<p>A</p>', project: { case_html: '<p>A</p>' }, seo: { title: 'Of A' } };
  const [entry] = entriesOf(
    { component_name: 'News', card_components: [text] },
    { component_name: 'Faq', card_components: [text] },
  );
  const [news, faq] = (entry?.meta ?? []).map(withoutDetailTexts);
  expect(news?.card_components[0]).toMatchObject({ title: 'A', html_field: '', project: null });
  expect(news?.card_components[0]).not.toHaveProperty('seo');
  expect(faq?.card_components[0]).toHaveProperty('seo.title', 'Of A');
  expect(faq?.card_components[0]).toMatchObject({
    title: 'A',
    html_field: '<p>A</p>',
    project: { case_html: '<p>A</p>' },
  });
  const [light] = news?.card_components ?? [];
  expect(light && withoutDetailText(light)).toBe(light);
});
