import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { DEFAULT_SETTINGS } from '@kontorwerk/contract/settings/settings';
import { expect, test, vi } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import { detailLoader } from './detail-loader.ts';

const TITLES: Readonly<Record<Language, readonly string[]>> = { en: ['Front end', 'Back end'], de: ['Vorn', 'Hinten'] };

/** Every set has one section of each kind with the same two cards; `failing` sets were never loaded. */
function source(failing: (key: PageKey, language: Language) => boolean) {
  const unused = () => {
    throw new Error('not needed by a detail page');
  };
  return {
    entries: unused,
    answer: async (key: PageKey, language: Language, query: ContentQuery) => {
      if (failing(key, language)) throw new Error(`no ${key} in ${language}`);
      const cards = TITLES[language].map((title, index) => ({ id: String(index), title, html_field: '<p>Text</p>' }));
      const kinds = ['ProjectGrid', 'News', 'CareerGrid', 'ServicesGrid'];
      const meta = kinds.map((component_name) => ({ component_name, card_components: cards }));
      return (
        resolveQuery(
          key,
          readEntries([{ title: 'List', meta }], () => {}),
          query,
          [],
        ) ?? []
      );
    },
    settings: () => ({ ...DEFAULT_SETTINGS, ended_jobs: ['Tester & more'] }),
    search: unused,
    nearest: unused,
    directory: unused,
    form: new FormData(),
    post: unused,
    token: '',
    publicUrl: '',
  };
}

/** Returns the loader's data and status, or its redirect. */
async function load(address: string, failing: (key: PageKey, language: Language) => boolean = () => false) {
  const place = locatePage(new URL(address, 'https://site.example'));
  try {
    const { data, status = 200 } = await detailLoader({ place, content: source(failing) });
    return { ...data, code: status };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('Location') ?? thrown.status;
  }
}

test.each(['/projects/front-end', '/blog/front-end', '/jobapply/front-end', '/service-detail/front-end'])(
  '§2 %s is found by its slug',
  async (address) => {
    expect(await load(address)).toMatchObject({ code: 200, status: 'loaded', card: { title: 'Front end' } });
  },
);

test.each([
  ['/jobapply/tester-&-more', 410],
  ['/de/jobapply/TESTER---&-more', 410],
  ['/jobapply/tester', '/404'],
  ['/projects/tester-&-more', '/projects'],
])('%s, where a job may have ended, leads to %s', async (address, to) => {
  expect(await load(address)).toBe(to);
});

test.each([
  ['/blog/Front-END?a=1', '/blog/front-end?a=1'],
  ['/jobapply/FRONT%20end', '/jobapply/front-end'],
  ['/jobapply/front--end', '/jobapply/front-end'],
])('§2 %s is found in any spelling, under its one address %s', async (address, own) => {
  expect(await load(address)).toBe(own);
});

test.each([
  ['/projects/none', '/projects'],
  ['/blog/none', '/agency/blogs'],
  ['/jobapply/none', '/404'],
  ['/de/projects/keins', '/de/projects'],
  ['/de/blog/keins', '/de/agency/blogs'],
  ['/de/jobapply/keins', '/de/404'],
])('§2 §8 %# the server sends %s to %s', async (address, target) => {
  expect(await load(address)).toBe(target);
});

test('§2 a service that is not there is missing, with the status of it', async () => {
  expect(await load('/service-detail/none')).toEqual({ status: 'missing', code: 404 });
});

test('a name of the other language leads to the page in the wanted one', async () => {
  expect(await load('/de/projects/front-end?a=1')).toBe('/de/projects/vorn?a=1');
  expect(await load('/projects/hinten')).toBe('/projects/back-end');
});

test('§4 §8 content that was never there is the error, not a missing page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await load('/blog/front-end', () => true);
  expect(answer).toEqual({ status: 'error', code: 503 });
});

test('a language that is not there does not take down the other', async () => {
  expect(await load('/projects/front-end', (_, language) => language === 'de')).toMatchObject({
    code: 200,
    addresses: { en: '/projects/front-end', de: null },
  });
});
