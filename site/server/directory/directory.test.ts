import { HELD_CARDS } from '@kontorwerk/contract/content/content-query';
import type { Language } from '@kontorwerk/contract/languages';
import { expect, onTestFinished, test } from 'vitest';
import { createBackgroundQueue } from '../base/background-queue.ts';
import type { DirectoryTimes } from '../base/limits.ts';
import { type FakeBackend, longList } from '../testing/fake-backend.ts';
import { createTestStore, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createDirectory, type Directory } from './directory.ts';

const ROOT = '/wp-json/bc/v1';
const SOON: DirectoryTimes = { gatherMs: 1, restMs: 1, restForReading: 0, retryMs: 1 };

/** Creates a directory of a backend's content, in both languages by page key; the backend has nothing else. */
async function directoryOf(
  content: Readonly<Record<string, unknown>>,
  times: Partial<DirectoryTimes> = SOON,
  eager = true,
) {
  const backend = await startTestBackend();
  for (const path of backend.content.keys()) if (path !== `${ROOT}/settings`) backend.content.set(path, []);
  backend.answersAsks = true;
  for (const [path, answer] of Object.entries(content)) backend.content.set(`${ROOT}/${path}`, answer);
  const { store } = await createTestStore(backend);
  await store.start();
  const background = createBackgroundQueue({ onError: (error) => expect.unreachable(String(error)), capacity: 100 });
  const directory = createDirectory({ store, background, clock: Date.now, times, eager });
  onTestFinished(() => directory.stop());
  return { backend, store, directory };
}

const paths = (directory: Directory, language: Language = 'en') => directory.entries(language).map(({ path }) => path);

const section = (fields: object = {}) => ({ component_name: 'RichText', main_title: 'Head', ...fields });

function announce(backend: FakeBackend, key: 'blog' | 'legal', call: string): void {
  backend.announce({ page_key: key, language: 'en', endpoint_call: call });
}

test('has every page of sections by its own address, but for second addresses and what says noindex', async () => {
  const { directory } = await directoryOf({
    homepage: [{ title: 'Home', meta: [section()], endpoint_call: 'h@1' }],
    ecommerce: [
      { title: 'Shopware', meta: [section()] },
      { title: 'Empty', meta: [] },
      { title: '..', meta: [section()] },
    ],
    service: [
      { title: 'webdevelopment', meta: [section()] },
      { title: 'webdevelopmente', meta: [section()] },
    ],
    contactus: [],
    career: [{ title: 'Career form', meta: [section()] }],
    page: [
      { title: 'campaigns/summer', free: { paths: { en: '/campaigns/summer', de: '/sommer' } }, meta: [section()] },
      { title: '404', free: { paths: { en: '/404', de: '/404' } }, meta: [section()] },
    ],
  });
  expect(paths(directory)).toEqual([
    '/',
    '/ecommerce/shopware',
    '/services/webdevelopment',
    '/contactus/contactform',
    '/sitemap',
    '/campaigns/summer',
  ]);
});

test('says of a page what its content says: words without marks, questions, pictures, when it was changed', async () => {
  const { directory } = await directoryOf({
    legal: [
      {
        title: 'Imprint',
        modified: '2026-03-31T10:15:00+02:00',
        seo: { description: 'Who we are.' },
        meta: [
          section({ com_image: '/uploads/a.png', html_field: '<h2>One</h2><p>t<em>wo</em> &amp;<br>three</p>' }),
          {
            component_name: 'Faq',
            card_components: [{ title: 'Why?', html_field: '<p>So.</p>' }, { title: 'Unanswered?' }],
          },
        ],
      },
    ],
  });
  const imprint = directory.entries('en').find(({ page }) => page === 'imprint');
  expect(imprint).toEqual({
    page: 'imprint',
    language: 'en',
    path: '/imprint',
    title: 'Head',
    description: 'Who we are.',
    image: '/uploads/a.png',
    picture: { src: '/uploads/a.png', file: null },
    date: '',
    modified: '2026-03-31T08:15:00.000Z',
    alternates: { en: '/imprint' },
    keywords: [],
    text: ['Head', 'One', 'two & three', 'Why?', 'So.', 'Unanswered?'].join('\n'),
    questions: [{ question: 'Why?', answer: 'So.', anchor: 'faq-why' }],
  });
});

test('has the pages of cards that have one, the newest posts first, with their twins by id', async () => {
  const posts = (title: string) => [
    { id: 'p1', title: `${title} old`, date: '2026-01-01', category: 'Shops', html_field: '<p>Text</p>' },
    { id: 'p2', title: `${title} new`, date: '2026-02-01' },
  ];
  const list = (component_name: string, ...card_components: object[]) => [
    { title: 'Entry', meta: [{ component_name, card_components }] },
  ];
  const { directory } = await directoryOf({
    blog: list('News', ...posts('An'), { id: 'p3', title: '' }),
    'blog/de': list('News', ...posts('Ein').slice(0, 1)),
    news: list('News', ...posts('An')),
    career: list('CareerGrid', { title: 'Tester', html_field: 'x', location: 'MUC / DUI' }, { title: 'No text' }),
    homepage: list('ServicesGrid', { title: 'Care', html_field: 'x' }, { title: 'Thin' }),
  });
  const details = directory.entries('en').filter(({ page }) => ['service', 'post', 'job'].includes(page));
  expect(details.map(({ path, date, alternates }) => ({ path, date, alternates }))).toEqual([
    { path: '/service-detail/care', date: '', alternates: { en: '/service-detail/care' } },
    { path: '/blog/an-new', date: '2026-02-01', alternates: { en: '/blog/an-new' } },
    { path: '/blog/an-old', date: '2026-01-01', alternates: { en: '/blog/an-old', de: '/de/blog/ein-old' } },
    { path: '/jobapply/tester', date: '', alternates: { en: '/jobapply/tester' } },
  ]);
  expect(details.map(({ keywords }) => keywords)).toEqual([[], [], ['Shops'], ['MUC', 'DUI']]);
  expect(details.map(({ text }) => text)).toEqual(['x', '', 'Text', 'x']);
});

test('an address that leads elsewhere by now is no page', async () => {
  const { directory } = await directoryOf({
    legal: [
      { title: 'Imprint', meta: [section()] },
      { title: 'Terms', meta: [section()] },
    ],
    redirects: { redirects: [{ from: '/imprint', to: '/about' }], endpoint_call: 'r@1' },
  });
  expect(paths(directory)).toContain('/termsandcondition');
  expect(paths(directory)).not.toContain('/imprint');
});

test('counts a version for each change of an entry, and none for an answer that says the same', async () => {
  const { backend, store, directory } = await directoryOf({
    legal: [{ title: 'Imprint', meta: [section()], endpoint_call: 'l@1' }],
  });
  const [before, list] = [directory.version, directory.entries('en')];
  let told = 0;
  onTestFinished(directory.onChange(() => (told += 1)));
  const { revision } = store;
  backend.content.set(`${ROOT}/legal`, [{ title: 'Imprint', meta: [section({ tone: 'mist' })], endpoint_call: 'l@2' }]);
  announce(backend, 'legal', 'l@2');
  await waitUntil(() => store.revision > revision);
  expect([directory.version, directory.entries('en') === list, told]).toEqual([before, true, 0]);
  backend.content.set(`${ROOT}/legal`, [
    { title: 'Imprint', meta: [section({ main_title: 'New' })], endpoint_call: 'l@3' },
  ]);
  announce(backend, 'legal', 'l@3');
  await waitUntil(() => told === 1);
  expect(directory.version).toBe(before + 1);
  expect(directory.entries('en').find(({ path }) => path === '/imprint')?.title).toBe('New');
});

const POSTS = 350;
const posts = (directory: Directory) => directory.entries('en').filter(({ page }) => page === 'post');
const windows = (backend: FakeBackend) => backend.requests.filter(({ url }) => url.includes('cards=100'));

async function directoryOfPosts(times: Partial<DirectoryTimes> = SOON) {
  const here = await directoryOf({ blog: longList('Blogs', 'blog@1', POSTS) }, times);
  await waitUntil(() => posts(here.directory).length === POSTS);
  return here;
}

function withoutPost(title: string, call: string): readonly object[] {
  return JSON.parse(JSON.stringify(longList('Blogs', call, POSTS)), (key, value) =>
    key === 'card_components' ? value.filter((card: { readonly title: string }) => card.title !== title) : value,
  );
}

test('reads a long list on, a hundred cards at a time, and keeps no texts of what is beyond', async () => {
  const { backend, directory } = await directoryOfPosts();
  expect(windows(backend).map(({ url }) => new URL(url, backend.url).searchParams.get('start') ?? '0')).toEqual([
    '0',
    '100',
    '200',
    '300',
  ]);
  const found = posts(directory);
  expect(found.map(({ title }) => title)).toEqual(Array.from({ length: POSTS }, (_, at) => `Post ${POSTS - 1 - at}`));
  expect(found.filter(({ text }) => text !== '')).toHaveLength(HELD_CARDS);
});

test('what is taken off the site from the beginning of a long list is gone before the list is read again', async () => {
  const { backend, directory } = await directoryOfPosts({ ...SOON, restMs: 1_000_000 });
  backend.content.set(`${ROOT}/blog`, withoutPost('Post 340', 'blog@2'));
  announce(backend, 'blog', 'blog@2');
  await waitUntil(() => posts(directory).length === POSTS - 1);
  expect(posts(directory).some(({ title }) => title === 'Post 340')).toBe(false);
  expect(windows(backend)).toHaveLength(4);
});

test('reads a long list again when it has changed, and only then', async () => {
  const { backend, directory } = await directoryOfPosts();
  backend.content.set(`${ROOT}/legal`, [{ title: 'Imprint', meta: [section()], endpoint_call: 'l@2' }]);
  announce(backend, 'legal', 'l@2');
  await waitUntil(() => paths(directory).includes('/imprint'));
  expect(windows(backend)).toHaveLength(4);
  backend.content.set(`${ROOT}/blog`, withoutPost('Post 7', 'blog@2'));
  announce(backend, 'blog', 'blog@2');
  await waitUntil(() => posts(directory).length === POSTS - 1);
  expect(windows(backend)).toHaveLength(8);
});

test('a long list that comes later is read at once, however long what was read before it is left alone', async () => {
  const { backend, directory } = await directoryOfPosts({ ...SOON, restMs: 1_000_000 });
  backend.content.set(`${ROOT}/blog/de`, longList('Blogs', 'blog/de@1', POSTS));
  backend.announce({ page_key: 'blog', language: 'de', endpoint_call: 'blog/de@1' });
  await waitUntil(() => directory.entries('de').filter(({ page }) => page === 'post').length === POSTS);
  expect(windows(backend)).toHaveLength(8);
});

test('a reading that failed is tried again as soon as any other, however long the longest pause is', async () => {
  const content = { blog: longList('Blogs', 'blog@1', POSTS) };
  const { backend, directory } = await directoryOf(content, { ...SOON, retryMs: 1_000_000 }, false);
  const window = `${ROOT}/blog?entry=Blogs&cards=100`;
  backend.answers.set(window, (_request, response) => void response.writeHead(503).end());
  await waitUntil(() => posts(directory).length > 0 && windows(backend).length > 0);
  backend.answers.delete(window);
  await waitUntil(() => posts(directory).length === POSTS);
});

test('a backend that is away changes nothing, and what it missed is read when it is back', async () => {
  const { backend, directory } = await directoryOfPosts();
  await backend.stop();
  const { version } = directory;
  expect(posts(directory)).toHaveLength(POSTS);
  expect(directory.version).toBe(version);
  backend.content.set(`${ROOT}/blog`, withoutPost('Post 7', 'blog@2'));
  await backend.restart();
  await waitUntil(() => posts(directory).length === POSTS - 1);
});

test('of a long list of jobs those without a text have no page, wherever they stand', async () => {
  const jobs = longList('Career', 'career@1', 130, { component_name: 'CareerGrid', name: 'Job' });
  const content = JSON.parse(JSON.stringify(jobs), (key, value) =>
    key === 'html_field' && /Text (?:7|107)</.test(value) ? '' : value,
  );
  const { directory } = await directoryOf({ career: content });
  const found = () => directory.entries('en').filter(({ page }) => page === 'job');
  await waitUntil(() => found().length > HELD_CARDS);
  expect(found().map(({ title }) => title)).toEqual(
    Array.from({ length: 130 }, (_, at) => `Job ${at}`).filter((title) => !['Job 7', 'Job 107'].includes(title)),
  );
  expect(found().filter(({ text }) => text !== '')).toHaveLength(HELD_CARDS - 1);
});

test('where nobody asks, no list is read on', async () => {
  const { backend, store, directory } = await directoryOf({ blog: longList('Blogs', 'blog@1', POSTS) }, SOON, false);
  const { revision } = store;
  backend.content.set(`${ROOT}/legal`, [{ title: 'Imprint', meta: [section()], endpoint_call: 'l@2' }]);
  announce(backend, 'legal', 'l@2');
  await waitUntil(() => store.revision > revision);
  expect(windows(backend)).toEqual([]);
  await waitUntil(() => posts(directory).length === POSTS);
});
