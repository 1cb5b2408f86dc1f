import { DEFAULT_SETTINGS } from '@kontorwerk/contract/settings/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentSource } from './content/content-source.ts';

function unused(): never {
  throw new Error('not needed by these pages');
}

const CONTENT: ContentSource = {
  entries: () => [],
  answer: unused,
  settings: () => DEFAULT_SETTINGS,
  search: unused,
  nearest: () => [],
  directory: unused,
  token: '',
  publicUrl: 'https://www.example',
  form: new FormData(),
  post: unused,
};

async function renderPage(path: string, method = 'GET') {
  const { render } = await import('./entry.server.tsx');
  const assets = { styles: '', sheets: [], entry: '/entry.js', imports: [] };
  const document = { nonce: 'of-this-test', assets, draft: null };
  return render({ method, target: path, row: 'home', name: '', content: CONTENT, document });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./pages/page-modules.ts');
  vi.resetModules();
});

/** Makes one module the module of all pages. */
function showOnly(module: object): void {
  vi.resetModules();
  vi.doMock('./pages/page-modules.ts', () => ({ findPageModule: () => module }));
}

const PAGE = { component: async () => () => <p>shown by a test</p>, clientLoader: unused };

test('a page has the status and headers of its loader', async () => {
  showOnly({ ...PAGE, loader: async () => ({ data: null, status: 503, headers: { 'Cache-Control': 'no-store' } }) });
  const { status, headers, html } = await renderPage('/');
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(html).toContain('<p>shown by a test</p>');
});

test('a posted form goes to the action, whose status counts', async () => {
  const action = vi.fn(async () => ({ data: 'posted', status: 429, headers: { 'Retry-After': '5' } }));
  showOnly({ ...PAGE, loader: async () => ({ data: null }), action });
  const posted = await renderPage('/', 'POST');
  expect([posted.status, posted.headers.get('retry-after')]).toEqual([429, '5']);
  await renderPage('/');
  expect(action).toHaveBeenCalledOnce();
});

test('a redirect that the loader throws is the answer', async () => {
  const moved = new Response(null, { status: 301, headers: { Location: '/there' } });
  showOnly({ ...PAGE, loader: () => Promise.reject(moved) });
  const { status, headers, html } = await renderPage('/here');
  expect([status, headers.get('location'), html]).toEqual([301, '/there', '']);
});

test.each([
  [new Response(null, { status: 404 }), 404],
  [new Response(null, { status: 410 }), 410],
  [new Error('broken'), 500],
])('what the loader throws is shown as an error page: %#', async (thrown, expected) => {
  showOnly({ ...PAGE, loader: () => Promise.reject(thrown) });
  const { status, html } = await renderPage('/');
  expect(status).toBe(expected);
  expect(html).toContain('<html');
  expect(html).not.toContain('shown by a test');
});

test('a page whose shell fails rejects, and leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Broken = () => {
    throw new Error('This page is broken.');
  };
  showOnly({ component: async () => Broken, clientLoader: unused, loader: async () => ({ data: null }) });
  await expect(renderPage('/')).rejects.toThrow('This page is broken.');
  expect(vi.getTimerCount()).toBe(0);
});
