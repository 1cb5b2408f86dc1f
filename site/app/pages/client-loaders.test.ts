import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import { ORIGIN, stubBrowser } from '#app/content/testing/backend.ts';
import { FROM_SERVER } from './thrown-responses.ts';

/** The browser's loader for each kind of page, by a sample address. */
const LOADERS = {
  '/career-form': 'pageClientLoader',
  '/contactus/contactform': 'messageClientLoader',
  '/ecommerce/shopware': 'pageClientLoader',
  '/jobapply/tester': 'detailClientLoader',
} as const;

/** Returns where the loader sends the browser to load the page from the server; any other result fails the test. */
async function sentTo(name: (typeof LOADERS)[keyof typeof LOADERS], address: string): Promise<string | null> {
  const { [name]: load } = await import('./client-loaders.ts');
  const thrown: unknown = await load(locatePage(new URL(address, ORIGIN))).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('not sent to the server');
  expect(thrown.headers.has(FROM_SERVER)).toBe(true);
  return thrown.headers.get('Location');
}

function gone(): never {
  throw new Error('gone since a deploy');
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./browser-loaders.ts');
  vi.doUnmock('#app/sections/section-blocks.ts');
  // Test files share module instances: drop those created with these mocks.
  vi.resetModules();
});

test.each(Object.entries(LOADERS))(
  'what loads %s is gone since a deploy: the page comes from the server',
  async (path, name) => {
    vi.doMock('./browser-loaders.ts', gone);
    expect(await sentTo(name, `/de${path}?a=1`)).toBe(`/de${path}?a=1`);
  },
);

test.each(['/career-form', '/contactus/contactform', '/ecommerce/shopware'] as const)(
  'what renders %s is gone since a deploy: the page comes from the server',
  async (path) => {
    stubBrowser({
      career: [],
      contactus: [],
      ecommerce: [{ title: 'shopware', meta: [{ component_name: 'Banner' }] }],
    });
    vi.doMock('#app/sections/section-blocks.ts', () => ({ loadBlocks: async () => gone() }));
    expect(await sentTo(LOADERS[path], path)).toBe(path);
  },
);
