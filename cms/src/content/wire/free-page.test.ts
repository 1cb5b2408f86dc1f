import { expect, test } from 'vitest';
import { freePage, freePagePath, type Placed } from './free-page.ts';

const campaigns: Placed = { id: 1, segment: { en: 'Campaigns', de: 'Kampagnen' } };
const summer: Placed = { id: 2, segment: { en: 'summer 2026', de: 'sömmer-2026' }, parent: 1 };
const english: Placed = { id: 3, segment: { en: 'prices' }, parent: { id: 2 } };
const german: Placed = { id: 4, segment: { de: 'preise' }, parent: 1 };
const pages = new Map([campaigns, summer, english].map((page) => [page.id, page]));
const pageOf = (id: number) => pages.get(id);

test.each([
  [campaigns, 'campaigns', 'kampagnen'],
  [summer, 'campaigns/summer-2026', 'kampagnen/sömmer-2026'],
  [english, 'campaigns/summer-2026/prices', 'kampagnen/sömmer-2026/prices'],
  [german, 'campaigns/preise', 'kampagnen/preise'],
])('page %# stands below the others, in each language', (page, en, de) => {
  expect([freePagePath(page, pageOf, 'en'), freePagePath(page, pageOf, 'de')]).toEqual([en, de]);
});

test.each<[string, Placed]>([
  ['says nothing', { id: 9, segment: ' ' }],
  ['stands below a page that is not there', { id: 9, segment: 'a', parent: 8 }],
  ['stands below itself', { id: 1, segment: 'a', parent: 3 }],
])('a page that %s has no address', (_what, page) => {
  expect(freePagePath(page, pageOf, 'en')).toBeNull();
  expect(freePage(page, pageOf, 'en')).toBeNull();
});

test('its addresses are written as in the browser’s bar, its name in the language', () => {
  expect(freePage({ ...summer, title: { en: 'Summer', de: 'Sommer' }, plain: true }, pageOf, 'de')).toEqual({
    name: 'Sommer',
    paths: { en: '/campaigns/summer-2026', de: '/kampagnen/s%C3%B6mmer-2026' },
    plain: true,
  });
});
