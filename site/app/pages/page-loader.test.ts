import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentContext } from '#app/content/content-context.ts';
import { type Answers, ORIGIN, stubBrowser } from '#app/content/testing/backend.ts';
import { pageClientLoader } from './page-client-loader.ts';
import { pageLoader } from './page-loader.ts';

const section = (component_name: string, ...cards: readonly string[]) => ({
  component_name,
  main_title: component_name,
  card_components: cards.map((title) => ({ title })),
});
const news = ['1', '2', '3', '4', '5', '6'];
const CONTENT: Answers = {
  homepage: [{ title: 'Home', meta: [section('News', ...news)] }],
  news: [{ title: 'News', meta: [section('News', ...news)] }],
  ecommerce: [{ title: 'shopware', meta: [section('Banner')] }],
  service: [{ title: 'webdevelopment', meta: [section('Banner')] }],
  legal: [{ title: 'Imprint', meta: [] }],
  contactus: [{ title: 'Contact form', meta: [section('ContactForm')] }],
  career: [],
};

let answers: Answers;

function argumentsFor(address: string) {
  const url = new URL(address, ORIGIN);
  return { url, params: {}, context: new RouterContextProvider(), request: new Request(url), pattern: '' };
}

function unused(): never {
  throw new Error('not needed by a page');
}

/** What the server's loader answers: its data with the status, or the status that it throws. */
function load(address: string) {
  const args = argumentsFor(address);
  args.context.set(contentContext, {
    entries: (key: PageKey, _language: Language) => {
      const answer = answers[key];
      if (!Array.isArray(answer)) throw new Error(`no ${key}`);
      return readEntries(answer, () => {});
    },
    settings: unused,
    form: new FormData(),
    post: unused,
    token: '',
    publicUrl: '',
  });
  try {
    const { data, init } = pageLoader(args);
    return { ...data, code: init?.status ?? 200 };
  } catch (thrown) {
    return thrown;
  }
}

const loadInBrowser = (address: string) => pageClientLoader({ url: argumentsFor(address).url });

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
])('§2 %s shows the entry %s', (address, title, addresses) => {
  expect(load(address)).toMatchObject({ code: 200, status: 'loaded', entry: { title }, addresses });
});

test('§2 §9 the home page shows the last four of its news, the news page all', () => {
  const listing = (titles: readonly string[]) => ({
    entry: { meta: [{ card_components: titles.map((title) => ({ title })) }] },
  });
  expect(load('/')).toMatchObject(listing(news.slice(-4)));
  expect(load('/agency/news')).toMatchObject(listing(news));
});

test.each(['/ecommerce/nothing', '/imprint', '/nowhere', '/projects/a'])('§2 §4 %s is missing', (address) => {
  expect(load(address)).toMatchObject({ init: { status: 404 } });
});

test('§4 §8 content that was never there is an error, with a word for the log only', () => {
  delete answers.ecommerce;
  expect(load('/ecommerce/shopware')).toEqual({ status: 'error', code: 503 });
  expect(console.error).toHaveBeenCalledWith('/ecommerce/shopware has no content:', new Error('no ecommerce'));
});

test.each<[string, Answers]>([
  ['has no such entry', { contactus: [{ title: 'Hire a developer', meta: [section('Banner')] }] }],
  ['is empty', { contactus: [] }],
  ['was never there', { contactus: 503 }],
])('where the contact content %s the contact page is a form without headings', async (_, content) => {
  Object.assign(answers, content);
  const form = { status: 'loaded', entry: { meta: [{ component_name: 'ContactForm', main_title: '' }] } };
  expect(load('/contactus/contactform')).toMatchObject({ ...form, entry: { ...form.entry, title: 'Contact' } });
  expect(load('/de/contactus/contactform')).toMatchObject({ entry: { title: 'Kontakt' } });
  localStorage.clear();
  expect(await loadInBrowser('/contactus/contactform')).toMatchObject(form);
});

test('a contact page that forgot its form has one all the same', () => {
  answers.contactus = [{ title: 'Contact form', meta: [section('Banner')] }];
  const meta = [{ component_name: 'Banner' }, { component_name: 'ContactForm', main_title: '' }];
  expect(load('/contactus/contactform')).toMatchObject({ entry: { meta } });
});

test.each([[[]], [503]])('§2 the application form needs no introduction: %o', async (career) => {
  answers.career = career;
  expect(load('/career-form')).toMatchObject({ status: 'loaded', entry: { title: 'Application', meta: [] } });
  expect(await loadInBrowser('/career-form')).toMatchObject({ status: 'loaded', entry: { meta: [] } });
});

test('in the browser a page is made of its list, and a list that fails is the error', async () => {
  expect(await loadInBrowser('/ecommerce/shopware')).toMatchObject({ status: 'loaded', entry: { title: 'shopware' } });
  answers.legal = 503;
  expect(await loadInBrowser('/imprint')).toEqual({ status: 'error' });
});
