import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { beforeEach, expect, test, vi } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import type { ContentSource } from '#app/content/content-source.ts';
import { type Answers, ORIGIN, stubBrowser } from '#app/content/testing/backend.ts';
import { pageClientLoader } from './page-client-loader.ts';
import { pageLoader } from './page-loader.ts';

const section = (component_name: string, ...cards: readonly string[]) => ({
  component_name,
  main_title: component_name,
  card_components: cards.map((title) => ({ title })),
});
const news = ['1', '2', '3', '4', '5', '6'];
const FREE = { name: 'Summer', paths: { en: '/campaigns/summer', de: '/kampagnen/sommer' } };
const OIL = { name: 'Oil', paths: { en: '/about/oil', de: '/%C3%BCber/%C3%B6l' } };
const CONTENT: Answers = {
  homepage: [{ title: 'Home', meta: [section('News', ...news)] }],
  news: [{ title: 'News', meta: [section('News', ...news)] }],
  ecommerce: [{ title: 'shopware', meta: [section('Banner')] }],
  service: [{ title: 'webdevelopment', meta: [section('Banner')] }],
  legal: [{ title: 'Imprint', meta: [] }],
  contactus: [{ title: 'Contact form', meta: [section('ContactForm')] }],
  career: [],
  page: [{ title: 'campaigns/summer', meta: [section('Banner')], free: FREE }],
  'page/de': [
    { title: 'kampagnen/sommer', meta: [section('Banner')], free: FREE },
    { title: 'über/öl', meta: [section('Banner')], free: OIL },
  ],
};

let answers: Answers;

function unused(): never {
  throw new Error('not needed by a page');
}

/** Returns the loader's data and status, or the status that it throws. */
async function load(address: string, entries: ContentSource['entries'] = unused) {
  const content: ContentSource = {
    entries,
    answer: async (key: PageKey, language: Language, query: ContentQuery) => {
      const answer = answers[language === 'de' ? `${key}/de` : key] ?? answers[key];
      if (!Array.isArray(answer)) throw new Error(`no ${key}`);
      return (
        resolveQuery(
          key,
          readEntries(answer, () => {}),
          query,
          [],
        ) ?? []
      );
    },
    settings: unused,
    search: unused,
    nearest: unused,
    directory: unused,
    form: new FormData(),
    post: unused,
    token: '',
    publicUrl: '',
  };
  try {
    const { data, status = 200 } = await pageLoader({ place: locatePage(new URL(address, ORIGIN)), content });
    return { ...data, code: status };
  } catch (thrown) {
    return thrown;
  }
}

const loadInBrowser = (address: string) => pageClientLoader(locatePage(new URL(address, ORIGIN)));

beforeEach(() => {
  answers = { ...CONTENT };
  stubBrowser(answers);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['/', 'Home', { en: '/', de: '/de' }],
  ['/de', 'Home', { en: '/', de: '/de' }],
  ['/ecommerce-detail/shopware', 'shopware', { en: '/ecommerce/shopware', de: '/de/ecommerce/shopware' }],
  [
    '/de/services/webdevelopmente',
    'webdevelopment',
    { en: '/services/webdevelopment', de: '/de/services/webdevelopment' },
  ],
])('§2 %s shows the entry %s', async (address, title, addresses) => {
  expect(await load(address)).toMatchObject({ code: 200, status: 'loaded', entry: { title }, addresses });
});

test('§2 §9 the home page shows the last four of its news, the news page all', async () => {
  const listing = (titles: readonly string[]) => ({
    entry: { meta: [{ card_components: titles.map((title) => ({ title })) }] },
  });
  expect(await load('/')).toMatchObject(listing(news.slice(-4)));
  expect(await load('/agency/news')).toMatchObject(listing(news));
});

/** Lists longer than a page, the posts in order of date. */
function longLists() {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `${at}`, pro_category: at < 30 ? 'Apps' : 'Shops', date: '1' }));
  const listing = (title: string, component_name: string, count: number) => [
    { title, meta: [{ component_name: 'Banner' }, { component_name, card_components: cards(count) }] },
  ];
  answers.blog = listing('Blogs', 'News', 30);
  answers['blog/de'] = answers.blog;
  answers.projects = listing('Projects', 'ProjectGrid', 40);
}

test.each([
  ['/agency/blogs', 18, 29, '/agency/blogs', '', null, '/agency/blogs?page=2'],
  ['/agency/blogs?page=2', 6, 17, '/agency/blogs?page=2', 'Page 2', '/agency/blogs', '/agency/blogs?page=3'],
  ['/de/agency/blogs?page=3', 0, 5, '/agency/blogs?page=3', 'Seite 3', '/de/agency/blogs?page=2', null],
  ['/projects?page=3', 36, 39, '/projects?page=3', 'Page 3', '/projects?page=2', null],
  ['/projects?category=Apps', 0, 17, '/projects', '', null, '/projects?category=Apps&page=2'],
  ['/projects?category=Apps&page=2', 18, 29, '/projects', 'Page 2', '/projects?category=Apps', null],
])('%s shows the cards %i to %i of a long list', async (address, first, last, canonical, title, previous, next) => {
  longLists();
  const cards = Array.from({ length: last - first + 1 }, (_, at) => ({ title: `${first + at}` }));
  const expected = {
    status: 'loaded',
    entry: { meta: [{ component_name: 'Banner' }, { card_components: cards }] },
    addresses: { en: canonical },
    paging: { title, previous, next },
  };
  expect(await load(address)).toMatchObject(expected);
  localStorage.clear();
  expect(await loadInBrowser(address)).toMatchObject(expected);
});

test.each(['/agency/blogs?page=4', '/agency/blogs?page=0', '/agency/news?page=2', '/projects?category=Shops&page=2'])(
  '%s is no page of the list: it is missing',
  async (address) => {
    longLists();
    expect(await load(address)).toHaveProperty('status', 404);
    await expect(loadInBrowser(address)).rejects.toHaveProperty('status', 404);
  },
);

test('a list that is no longer than a page has one address, and brings what its filters choose from', async () => {
  answers.projects = [
    { title: 'Projects', meta: [section('ProjectGrid', ...Array.from({ length: 18 }, (_, at) => `${at}`))] },
  ];
  const found = await load('/projects?category=Apps');
  expect(found).toMatchObject({ paging: null, entry: { meta: [{ window: null }] } });
});

test.each(['/campaigns/summer', '/de/kampagnen/sommer'])(
  '%s is a page that an editor made, known in both languages',
  async (address) => {
    expect(await load(address)).toMatchObject({
      status: 'loaded',
      addresses: { en: '/campaigns/summer', de: '/de/kampagnen/sommer' },
    });
  },
);

test.each([
  ['/Campaigns/SUMMER?utm_source=x', '/campaigns/summer?utm_source=x'],
  ['/de/campaigns/summer', '/de/kampagnen/sommer'],
  ['/kampagnen/sommer', '/campaigns/summer'],
])('%s leads to where that page is: %s', async (address, own) => {
  const sent = await load(address);
  expect(sent).toHaveProperty('status', 301);
  expect(sent instanceof Response && sent.headers.get('location')).toBe(own);
});

test('an address with letters that are encoded in it is the page’s own, however they are written', async () => {
  const found = { status: 'loaded', addresses: { en: '/about/oil', de: '/de/%C3%BCber/%C3%B6l' } };
  expect(await load('/de/%C3%BCber/%C3%B6l')).toMatchObject(found);
  expect(await load('/de/über/öl')).toMatchObject(found);
});

test.each(['/404', '/campaigns', '/campaigns/winter'])('%s is no page that an editor made', async (address) => {
  expect(await load(address)).toHaveProperty('status', 404);
});

test('whether an editor made a page can not be said without content; the error page itself stands', async () => {
  delete answers.page;
  delete answers['page/de'];
  expect(await load('/campaigns/summer')).toEqual({ status: 'error', code: 503 });
  expect(await load('/404')).toHaveProperty('status', 404);
});

test.each(['/ecommerce/nothing', '/imprint', '/nowhere', '/projects/a'])('§2 §4 %s is missing', async (address) => {
  expect(await load(address)).toHaveProperty('status', 404);
});

test('§4 §8 content that was never there is an error, with a word for the log only', async () => {
  delete answers.ecommerce;
  expect(await load('/ecommerce/shopware')).toEqual({ status: 'error', code: 503 });
  expect(console.error).toHaveBeenCalledWith('/ecommerce/shopware has no content:', new Error('no ecommerce'));
});

test.each<[string, Answers]>([
  ['has no such entry', { contactus: [{ title: 'Hire a developer', meta: [section('Banner')] }] }],
  ['is empty', { contactus: [] }],
  ['was never there', { contactus: 503 }],
])('where the contact content %s the contact page is a form without headings', async (_, content) => {
  Object.assign(answers, content);
  const form = { status: 'loaded', entry: { meta: [{ component_name: 'ContactForm', main_title: '' }] } };
  expect(await load('/contactus/contactform')).toMatchObject({ ...form, entry: { ...form.entry, title: 'Contact' } });
  expect(await load('/de/contactus/contactform')).toMatchObject({ entry: { title: 'Kontakt' } });
  localStorage.clear();
  expect(await loadInBrowser('/contactus/contactform')).toMatchObject(form);
});

test('a contact page that forgot its form has one all the same', async () => {
  answers.contactus = [{ title: 'Contact form', meta: [section('Banner')] }];
  const meta = [{ component_name: 'Banner' }, { component_name: 'ContactForm', main_title: '' }];
  expect(await load('/contactus/contactform')).toMatchObject({ entry: { meta } });
});

test.each([[[]], [503]])('§2 the application form needs no introduction: %o', async (career) => {
  answers.career = career;
  expect(await load('/career-form')).toMatchObject({ status: 'loaded', entry: { title: 'Application', meta: [] } });
  expect(await loadInBrowser('/career-form')).toMatchObject({ status: 'loaded', entry: { meta: [] } });
});

test('in the browser a page is made of its list, and a list that fails is the error', async () => {
  expect(await loadInBrowser('/ecommerce/shopware')).toMatchObject({ status: 'loaded', entry: { title: 'shopware' } });
  answers.legal = 503;
  expect(await loadInBrowser('/imprint')).toEqual({ status: 'error' });
});

test('§2 names a page in another language only where it is there, or might be', async () => {
  const held = (title: string, meta: readonly object[]) => () => readEntries([{ title, meta }], () => {});
  const both = { en: '/ecommerce/shopware', de: '/de/ecommerce/shopware' };
  const claimed = (entries?: ContentSource['entries']) => load('/ecommerce/shopware', entries);
  expect(await claimed()).toMatchObject({ addresses: both });
  expect(await claimed(held('Shopware', [section('Banner')]))).toMatchObject({ addresses: both });
  for (const without of [held('shopware', []), held('magento', [section('Banner')])])
    expect(await claimed(without)).toMatchObject({ addresses: { ...both, de: null } });
});
