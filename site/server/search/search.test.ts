import type { ResultKind } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { buildSearchedPage } from '../testing/searched-page.ts';
import { createNearestPages, createSearch } from './search.ts';
import { createSearchIndex } from './search-index.ts';
import { createPageIndexing, NAME_INDEXING, type SearchedPage } from './searched-page.ts';

const SHOPWARE = buildSearchedPage('/shopware', 'Shopware', {
  page: 'ecommerce',
  description: 'Shops mit Shopware',
  text: 'Shopware\nWas kostet ein Shop?\nEin Shop kostet Geld.\nIst Shopware sicher?\nJa.',
  questions: [
    { question: 'Was kostet ein Shop?', answer: 'Ein Shop kostet Geld.', anchor: 'faq-was-kostet-ein-shop' },
    { question: 'Überlebt er Umzüge?', answer: 'Ja.', anchor: 'faq-überlebt-er-umzüge' },
  ],
});

const PAGES = [
  SHOPWARE,
  buildSearchedPage('/job', 'Shopware-Entwicklung', { page: 'job' }),
  buildSearchedPage('/shop', 'Ein Shop', { page: 'free' }),
];

async function searching(pages: readonly SearchedPage[] = PAGES, language: Language = 'de') {
  const indexing = createPageIndexing(() => 0);
  const index = createSearchIndex(language, indexing);
  await index.update(indexing.documentsOf(pages), new AbortController().signal);
  const search = createSearch({ of: () => index }, { countSearch() {} });
  const answer = (query: string, kind: ResultKind | null = null, shown = 10) =>
    search.answer({ query, kind, shown }, language);
  return Object.assign((query: string) => answer(query).results, { answer });
}

test('a question is a result of its own kind, which leads to its answer', async () => {
  const ask = await searching();
  expect(ask('Umzüge')[0]).toEqual({
    path: '/shopware#faq-%C3%BCberlebt-er-umz%C3%BCge',
    kind: 'question',
    title: ['Überlebt er ', 'Umzüge', '?'],
    excerpt: ['Ja.'],
    picture: null,
  });
});

test('who asks a question finds its answer before pages that are headed by its words, others the pages', async () => {
  const ask = await searching();
  expect(ask('was kostet ein shop')[0]?.path).toBe('/shopware#faq-was-kostet-ein-shop');
  expect(ask('Shop?')[0]?.path).toBe('/shopware#faq-was-kostet-ein-shop');
  expect(ask('shop')[0]?.kind).not.toBe('question');
});

test.each(['shopw', 'shopware'])('of %s a page comes before a job', async (query) => {
  const ask = await searching();
  expect(
    ask(query)
      .map(({ path }) => path)
      .slice(0, 2),
  ).toEqual(['/shopware', '/job']);
});

test('a job is found first by what is only asked of one', async () => {
  const ask = await searching();
  expect(ask('shopware entwickler')[0]?.path).toBe('/job');
});

test('an excerpt is of the text in which something was found', async () => {
  const ask = await searching([
    buildSearchedPage('/p', 'Titel', { description: 'Beschrieben', text: 'Überschrift\nHier steht Warenwirtschaft.' }),
  ]);
  expect(ask('Warenwirtschaft')[0]?.excerpt.join('')).toBe('Überschrift · Hier steht Warenwirtschaft.');
  expect(ask('Titel')[0]?.excerpt).toEqual(['Beschrieben']);
});

test('one kind is listed by itself, and how many there are of each is told whichever is', async () => {
  const { answer } = await searching();
  const kinds = [
    { kind: 'page', count: 1 },
    { kind: 'ecommerce', count: 1 },
    { kind: 'job', count: 1 },
    { kind: 'question', count: 1 },
  ];
  const all = answer('shop');
  expect(all).toMatchObject({ kind: null, kinds, total: 4 });
  expect(all.results).toHaveLength(4);
  const jobs = answer('shop', 'job');
  expect(jobs).toMatchObject({ kind: 'job', kinds, total: 1, results: [{ kind: 'job', path: '/job' }] });
});

test('as many are listed as are wanted, each with the picture that its page has in lists', async () => {
  const picture = { src: '/a.webp', file: { url: '/a-480.avif', type: 'image/avif', width: 480 } };
  const { answer } = await searching([...PAGES, buildSearchedPage('/bild', 'Das Bild', { picture })]);
  expect(answer('shop', null, 2).results.map(({ path }) => path)).toEqual(['/shopware', '/shop']);
  expect(answer('Bild').results).toMatchObject([{ path: '/bild', picture }]);
});

test('where there is nothing of the kind that is wanted, all is listed', async () => {
  const { answer } = await searching();
  expect(answer('shop', 'project')).toEqual(answer('shop'));
  expect(answer('nirgends', 'job')).toEqual({ query: 'nirgends', kind: null, kinds: [], total: 0, results: [] });
});

const TITLED_PAGES = [
  ['/de/blog/barrierefreie-kasse-in-acht-pruefungen', 'Barrierefreie Kasse in acht Prüfungen'],
  ['/de/ecommerce/shopware', 'Shopware'],
  ['/de/services/webdevelopment', 'Webentwicklung'],
  ['/de/agency/aboutus', 'Über uns'],
] as const;

const INDEXES = { names: NAME_INDEXING, everything: createPageIndexing(() => Date.UTC(2026, 0)) } as const;

/** Returns the nearest of these German pages to an address; there are no English ones. */
async function nearestTo(path: string, indexed: keyof typeof INDEXES) {
  const index = createSearchIndex('de', INDEXES[indexed]);
  const pages = TITLED_PAGES.map(
    // No word of this text is in an address.
    ([path, title]) => buildSearchedPage(path, title, { page: 'free', text: 'Xyzzy, for those who ask' }),
  );
  await index.update(pages, new AbortController().signal);
  const none = createSearchIndex('en', INDEXES[indexed]);
  return createNearestPages({ of: (language) => (language === 'de' ? index : none) })(path).map((page) => page.path);
}

test.each([
  ['/de/blog/barrierefreie-kase-in-acht-pruefungen', TITLED_PAGES[0][0]],
  ['/de/blog/barrierefreie-kasse', TITLED_PAGES[0][0]],
  ['/de/blog/barrierefreie-kasse-in-acht-pr%C3%BCfungen-2', TITLED_PAGES[0][0]],
  ['/de/shop-ware', TITLED_PAGES[1][0]],
  ['/de/ecommerce/shopwaer', TITLED_PAGES[1][0]],
  ['/de/webentwicklung', TITLED_PAGES[2][0]],
  ['/de/leistungen/web-entwiklung', TITLED_PAGES[2][0]],
  ['/de/ueber-uns', TITLED_PAGES[3][0]],
  ['/de/%C3%BCber-uns', TITLED_PAGES[3][0]],
  ['/ueber-uns', TITLED_PAGES[3][0]],
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
