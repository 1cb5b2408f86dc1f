import { PAGES } from '@kontorwerk/contract/pages/pages';
import { beforeEach, expect, test, vi } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import { type Answers, ORIGIN, stubBrowser } from '#app/content/testing/backend.ts';
import { FROM_SERVER } from './thrown-responses.ts';

const listOf = (...cards: readonly { readonly id: string; readonly title: string }[]) => [
  { title: 'Blogs', meta: [{ component_name: 'News', card_components: cards }] },
];

let answers: Answers;
let detailPage: (pathname: string) => Promise<unknown>;
let load: (pathname: string) => Promise<unknown>;

beforeEach(async () => {
  answers = {
    blog: listOf({ id: '1', title: 'Good news' }, { id: '2', title: 'English only' }),
    'blog/de': listOf({ id: '1', title: 'Gute Nachricht' }),
    news: [],
    'news/de': [],
  };
  stubBrowser(answers);
  vi.resetModules();
  const { detailClientLoader } = await import('./detail-client-loader.ts');
  detailPage = (pathname) => detailClientLoader(locatePage(new URL(pathname, ORIGIN)));
  load = async (pathname) => {
    try {
      return await detailPage(pathname);
    } catch (thrown) {
      return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
    }
  };
});

test.each([
  ['/de/blog/good-news', '/de/blog/gute-nachricht'],
  ['/de/blog/good-news?a=1', '/de/blog/gute-nachricht?a=1'],
  ['/blog/gute-nachricht', '/blog/good-news'],
  ['/de/blog/english-only', '/de/agency/blogs'],
  ['/blog/unknown', '/agency/blogs'],
])('§2 %s leads to %s', async (pathname, target) => {
  expect(await load(pathname)).toBe(target);
});

test('a job that isn’t found is asked of the server, who knows whether there was one', async () => {
  Object.assign(answers, { career: [], 'career/de': [] });
  const asked = await detailPage('/de/jobapply/tester?a=1').catch((thrown: unknown) => thrown);
  expect(asked).toBeInstanceOf(Response);
  expect(asked instanceof Response && [...asked.headers]).toEqual([
    ['location', '/de/jobapply/tester?a=1'],
    [FROM_SERVER.toLowerCase(), '1'],
  ]);
});

test('finds the card, and its twin once somebody has gone there', async () => {
  expect(await load('/blog/good-news')).toMatchObject({ addresses: { en: '/blog/good-news', de: null } });
  expect(await load('/de/blog/good-news')).toBe('/de/blog/gute-nachricht');
  expect(await load('/blog/good-news')).toMatchObject({
    status: 'loaded',
    card: { title: 'Good news' },
    addresses: { en: '/blog/good-news', de: '/de/blog/gute-nachricht' },
  });
});

test('a content set that is missing does not take the others down; all of them do', async () => {
  answers.news = 404;
  expect(await load('/blog/good-news')).toMatchObject({ status: 'loaded' });
  localStorage.clear();
  answers.blog = 503;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load('/blog/good-news')).toEqual({ status: 'error' });
});

test('§2 a card that was stored as its list shows it is completed with its text', async () => {
  answers.blog = [
    {
      title: 'Blogs',
      meta: [{ component_name: 'News', card_components: [{ title: 'Good news', html_field: '<p>Text</p>' }] }],
    },
  ];
  localStorage.setItem('newsdetail', JSON.stringify({ title: 'Good news', html_field: '', language: 'en' }));
  expect(await load('/blog/good-news')).toMatchObject({ card: { html_field: '<p>Text</p>' } });
  const stored = JSON.parse(localStorage.getItem('newsdetail') ?? '');
  expect(stored).toMatchObject({ title: 'Good news', html_field: '<p>Text</p>', language: 'en' });
});

test.each([
  [{ title: 'Stale', language: 'en' }, '/blog/stale', '/404'],
  [{ title: 'Stale' }, '/de/blog/stale', '/de/404'],
  [{ title: 'Stale', language: 'en' }, '/de/blog/stale', '/de/agency/blogs'],
  [{ title: 'Stale', language: 'en' }, '/blog/other', '/agency/blogs'],
])('§2 §8 with the stored card %o, %s leads to %s', async (card, pathname, target) => {
  localStorage.setItem('newsdetail', JSON.stringify(card));
  expect(await load(pathname)).toBe(target);
});

test('§2 §8 a stored card with its text is shown without a request, until the list says that it is none', async () => {
  const { fetchCards } = await import('#app/content/list-fetch.ts');

  localStorage.setItem('newsdetail', JSON.stringify({ title: 'Stale', html_field: '<p>Text</p>', language: 'en' }));
  expect(await load('/blog/stale')).toMatchObject({ status: 'loaded', card: { html_field: '<p>Text</p>' } });
  // Prefetches, as the link does when it is about to be used.
  await fetchCards(PAGES.post, 'en', { kind: 'card', by: 'card', value: 'stale' });
  expect(await load('/blog/stale')).toBe('/404');
});

test.each([
  ['does not know it', []],
  ['does not answer', 503],
])('a stored service is shown as it is where the backend %s, and no other under its address', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const key of ['homepage', 'service', 'ecommerce', 'products', 'aboutus']) answers[key] = answer;
  const stored = { title: 'Rope Work', description: 'Knots.', html_field: '', language: 'en' };
  localStorage.setItem('servicedetail', JSON.stringify([stored]));
  expect(await load('/service-detail/rope-work')).toMatchObject({ status: 'loaded', card: { description: 'Knots.' } });
  expect(await load('/service-detail/deck-work')).toMatchObject({ status: answer === 503 ? 'error' : 'missing' });
});
