import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CurrentPage, locatePage } from '../base/current-page.ts';
import { type Answers, ORIGIN, stubBrowser } from '../content/testing/backend.ts';
import { buildSiteData } from '../testing/site-data.ts';

vi.stubGlobal('location', { origin: ORIGIN });
const SITE = buildSiteData('en');
const BEFORE: CurrentPage = {
  place: locatePage(new URL('/', ORIGIN)),
  site: SITE,
  data: null,
  posted: null,
  failure: null,
};

let answers: Answers;
let load: (address: string, signal?: AbortSignal) => Promise<unknown>;

beforeEach(async () => {
  answers = {
    legal: [{ title: 'Imprint', meta: [{ component_name: 'RichText', main_title: 'Imprint' }] }],
    blog: [],
    news: [],
    page: [],
  };
  stubBrowser(answers);
  vi.resetModules();
  const { loadPage } = await import('./load-page.ts');
  load = async (address, signal = new AbortController().signal) => {
    const { url, page } = await loadPage(new URL(address, ORIGIN), BEFORE, signal);
    return { address: url.href.slice(ORIGIN.length), shown: page?.shown ?? null, component: page?.Page.name };
  };
});
afterEach(() => {
  vi.doUnmock('../pages/browser-loaders.ts');
  vi.doUnmock('../pages/MissingPage/MissingPage.tsx');
  vi.resetModules();
});

test('a page comes with its content and what is known of the site already', async () => {
  expect(await load('/imprint#top')).toMatchObject({
    address: '/imprint#top',
    shown: {
      place: { pathname: '/imprint', hash: '#top' },
      site: SITE,
      data: { status: 'loaded', entry: { title: 'Imprint' } },
      head: expect.arrayContaining([{ title: `Imprint – ${SITE.settings.brand_name}` }]),
      failure: null,
    },
  });
});

test('§2 an address of no page is missing, under its own address', async () => {
  expect(await load('/nowhere')).toMatchObject({ address: '/nowhere', shown: { data: null, failure: 404 } });
});

test('a missing page whose ways on can’t be fetched is the error page without them', async () => {
  vi.doMock('../pages/MissingPage/MissingPage.tsx', () => {
    throw new Error('no network');
  });
  expect(await load('/nowhere')).toMatchObject({ shown: { failure: 404 }, component: 'PlainMissingPage' });
});

test('§2 an address that leads elsewhere arrives there', async () => {
  answers.blog = [{ title: 'Blogs', meta: [{ component_name: 'News', card_components: [] }] }];
  expect(await load('/blog/unknown')).toMatchObject({ address: '/agency/blogs', shown: { failure: null } });
});

test('what cannot be had here is left to the server', async () => {
  vi.doMock('../pages/browser-loaders.ts', () => {
    throw new Error('gone since a deploy');
  });
  expect(await load('/imprint?a=1')).toEqual({ address: '/imprint?a=1', shown: null, component: undefined });
});

test('a page that fails otherwise is shown as failed, and the log says why', async () => {
  vi.doMock('../pages/browser-loaders.ts', () => ({
    pageClientLoader: async () => {
      throw new Error('a fault of ours');
    },
  }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load('/imprint')).toMatchObject({ shown: { failure: 500 } });
  expect(log).toHaveBeenCalledWith(new Error('a fault of ours'));
});
