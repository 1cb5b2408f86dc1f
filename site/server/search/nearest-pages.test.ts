import { expect, test } from 'vitest';
import { searchedPage } from '../testing/searched.ts';
import { createNearestPages } from './nearest-pages.ts';
import { createSearchIndex } from './search-index.ts';
import { NAMES_ALONE, wholePages } from './searched-page.ts';

const PAGES = [
  ['/de/blog/barrierefreie-kasse-in-acht-pruefungen', 'Barrierefreie Kasse in acht Prüfungen'],
  ['/de/ecommerce/shopware', 'Shopware'],
  ['/de/services/webdevelopment', 'Webentwicklung'],
  ['/de/agency/aboutus', 'Über uns'],
] as const;

const INDEXES = { names: NAMES_ALONE, everything: wholePages(() => Date.UTC(2026, 0)) } as const;

/** Returns the nearest of these German pages to an address; there are no English ones. */
async function nearestTo(path: string, indexed: keyof typeof INDEXES) {
  const index = createSearchIndex('de', INDEXES[indexed]);
  const pages = PAGES.map(
    // No word of this text is in an address.
    ([path, title]) => searchedPage(path, title, { page: 'free', text: 'Xyzzy, for those who ask' }),
  );
  await index.update(pages, new AbortController().signal);
  const none = createSearchIndex('en', INDEXES[indexed]);
  return createNearestPages({ of: (language) => (language === 'de' ? index : none) })(path).map((page) => page.path);
}

test.each([
  ['/de/blog/barrierefreie-kase-in-acht-pruefungen', PAGES[0][0]],
  ['/de/blog/barrierefreie-kasse', PAGES[0][0]],
  ['/de/blog/barrierefreie-kasse-in-acht-pr%C3%BCfungen-2', PAGES[0][0]],
  ['/de/shop-ware', PAGES[1][0]],
  ['/de/ecommerce/shopwaer', PAGES[1][0]],
  ['/de/webentwicklung', PAGES[2][0]],
  ['/de/leistungen/web-entwiklung', PAGES[2][0]],
  ['/de/ueber-uns', PAGES[3][0]],
  ['/de/%C3%BCber-uns', PAGES[3][0]],
  ['/ueber-uns', PAGES[3][0]],
])('%s may mean %s', async (path, meant) => {
  expect((await nearestTo(path, 'names'))[0]).toBe(meant);
  expect((await nearestTo(path, 'everything'))[0]).toBe(meant);
});

test.each([
  '/de/wp-login.php',
  '/de/.env',
  '/de/.git/config',
  '/de/shopware.zip',
  '/de/wp-admin/shopware',
  '/de/%E0%A4%A',
  '/de/shopware%00',
  '/de/<script>shopware',
  `/de/shopware/${'x'.repeat(500)}`,
  '/de/xyzzy',
  '/de/404',
  '/de',
])('%s means none', async (path) => {
  expect(await nearestTo(path, 'names')).toEqual([]);
  expect(await nearestTo(path, 'everything')).toEqual([]);
});
