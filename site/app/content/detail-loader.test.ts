import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { contentContext } from './content-context.ts';
import { type DetailRoute, detailLoader } from './detail-loaders.ts';
import { JOB_DETAIL, POST_DETAIL, PROJECT_DETAIL, SERVICE_DETAIL } from './details.ts';

const PROJECTS: DetailRoute = { rule: PROJECT_DETAIL, parameter: 'title', otherwise: '/projects' };
const POSTS: DetailRoute = { rule: POST_DETAIL, parameter: 'title', otherwise: '/agency/blogs' };
const JOBS: DetailRoute = { rule: JOB_DETAIL, parameter: 'role', otherwise: '/404' };
const SERVICES: DetailRoute = { rule: SERVICE_DETAIL, parameter: 'serviceTitle', otherwise: null };

const TITLES: Readonly<Record<Language, readonly string[]>> = { en: ['Front end', 'Back end'], de: ['Vorn', 'Hinten'] };

/** Every set has one section of each kind with the same two cards; `failing` sets have never been there. */
function source(failing: (key: PageKey, language: Language) => boolean) {
  const unused = () => {
    throw new Error('not needed by a detail page');
  };
  return {
    entries: (key: PageKey, language: Language) => {
      if (failing(key, language)) throw new Error(`no ${key} in ${language}`);
      const cards = TITLES[language].map((title, index) => ({ id: String(index), title, html_field: '<p>Text</p>' }));
      const kinds = ['ProjectGrid', 'News', 'CareerGrid', 'ServicesGrid'];
      const meta = kinds.map((component_name) => ({ component_name, card_components: cards }));
      return readEntries([{ title: 'List', meta }], () => {});
    },
    settings: unused,
    post: unused,
    token: '',
    publicUrl: '',
  };
}

/** What the loader answers: its data with the status, or where it redirects to. */
function load(
  route: DetailRoute,
  address: string,
  failing: (key: PageKey, language: Language) => boolean = () => false,
) {
  const url = new URL(address, 'https://site.example');
  const context = new RouterContextProvider();
  context.set(contentContext, source(failing));
  const params = { [route.parameter]: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') };
  const args: LoaderFunctionArgs = { url, params, context, request: new Request(url), pattern: '' };
  try {
    const { data, init } = detailLoader(route)(args);
    return { ...data, code: init?.status ?? 200 };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('Location');
  }
}

test.each([
  [PROJECTS, '/projects/front-end'],
  [POSTS, '/blog/Front-END'],
  [JOBS, '/jobapply/FRONT%20end'],
  [SERVICES, '/service-detail/front-end'],
])('§2 %# a detail page is found by its slug in any case', (route, address) => {
  expect(load(route, address)).toMatchObject({ code: 200, status: 'loaded', card: { title: 'Front end' } });
});

test.each([
  [PROJECTS, '/projects/none', '/projects'],
  [POSTS, '/blog/none', '/agency/blogs'],
  [JOBS, '/jobapply/none', '/404'],
  [PROJECTS, '/de/projects/keins', '/de/projects'],
  [POSTS, '/de/blog/keins', '/de/agency/blogs'],
  [JOBS, '/de/jobapply/keins', '/de/404'],
])('§2 §8 %# the server sends %s to %s', (route, address, target) => {
  expect(load(route, address)).toBe(target);
});

test('§2 a service that is not there is missing, with the status of it', () => {
  expect(load(SERVICES, '/service-detail/none')).toEqual({ status: 'missing', code: 404 });
});

test('a name of the other language leads to the page in the wanted one', () => {
  expect(load(PROJECTS, '/de/projects/front-end?a=1')).toBe('/de/projects/vorn?a=1');
  expect(load(PROJECTS, '/projects/hinten')).toBe('/projects/back-end');
});

test('§4 §8 content that was never there is the error, not a missing page', () => {
  const answer = load(POSTS, '/blog/front-end', () => true);
  expect(answer).toEqual({ status: 'error', error: 'no blog in en', code: 503 });
});

test('a language that is not there does not take down the other', () => {
  expect(load(PROJECTS, '/projects/front-end', (_, language) => language === 'de')).toMatchObject({
    code: 200,
    addresses: { en: '/projects/front-end', de: null },
  });
});
