import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test, vi } from 'vitest';
import type { RenderRequest } from '../../app/content/rendering.ts';
import { buildDefaultSettings } from '../content-store/default-settings.ts';
import type { FormSubmission } from '../submissions/submissions.ts';
import { createPageRenderer, createReadRequest, type PageRequest } from './page-renderer.ts';

const READ: PageRequest = {
  ...createReadRequest('/', pageAt('/')),
  clientAddress: '192.0.2.7',
};
const ASSETS = { styles: '', sheets: [], entry: '/entry.js', imports: [] };

const takenIn = { status: 200, headers: ['Retry-After', '5'], body: Buffer.from('{}') };

/** A renderer of an app whose pages show what `show` makes of the request. */
function rendererFor(
  show: (request: RenderRequest) => string | Promise<string>,
  post = vi.fn(async (_submission: FormSubmission) => takenIn),
) {
  return createPageRenderer({
    loadApp: async () => ({
      assets: ASSETS,
      render: async (request) => ({
        ...{ status: 200, headers: new Headers(), title: null, data: null },
        html: await show(request),
      }),
    }),
    store: {
      entries: () => [],
      isAbsent: () => false,
      answer: async () => [],
      settings: () => buildDefaultSettings('https://kontorwerk.example'),
    },
    publicUrl: 'https://www.example',
    token: 'the token',
    directory: { entries: () => [] },
    submissions: { post },
    searchServices: {
      search: { answer: () => ({ query: '', kind: null, kinds: [], total: 0, results: [] }) },
      nearest: () => [],
    },
  });
}

test('the app gets the content, and the address with its page', async () => {
  const render = rendererFor(({ target, row, name, content }) =>
    JSON.stringify([target, row, name, content.settings('en').brand_name, content.token, content.publicUrl]),
  );
  const { html } = await render({ ...READ, target: '/blog/a?x=1', found: pageAt('/blog/a') });
  const content = ['kontorwerk.example', 'the token', 'https://www.example'];
  expect(JSON.parse(html)).toEqual(['/blog/a?x=1', 'post', 'a', ...content]);
});

test('forms are sent on in the name of the visitor, and the answer is handed back', async () => {
  const resume = new File(['x'], 'cv.pdf');
  const post = vi.fn(async (_submission: FormSubmission) => takenIn);
  const render = rendererFor(async ({ content }) => {
    const answer = await content.post(CONTACT_PATH, { a: 1 }, 'de', { resume });
    return `${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`;
  }, post);
  expect((await render(READ)).html).toBe('200 5 {}');
  expect(post.mock.calls).toEqual([
    [{ path: CONTACT_PATH, language: 'de', clientAddress: '192.0.2.7', fields: { a: 1 }, files: { resume } }],
  ]);
});

test('each rendering has its own nonce', async () => {
  const render = rendererFor(({ document }) => document.nonce);
  const [first, second] = [await render(READ), await render(READ)];
  expect(first.html).toBe(first.nonce);
  expect(first.nonce).not.toBe(second.nonce);
});
