import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN, stubBrowser } from '#app/content/testing/backend.ts';

/** The routes whose pages are loaded in the browser, each with one of its addresses. */
const ROUTES = {
  '/career-form': () => import('#app/routes/application-form.tsx'),
  '/contactus/contactform': () => import('#app/routes/message-form.tsx'),
  '/ecommerce/shopware': () => import('#app/routes/sections.tsx'),
  '/jobapply/tester': () => import('#app/routes/job.tsx'),
  '/blog/news': () => import('#app/routes/post.tsx'),
  '/projects/indus': () => import('#app/routes/project.tsx'),
  '/service-detail/seo': () => import('#app/routes/service.tsx'),
} as const;

type Route = { readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown> };

/** Where the browser is sent to load the whole page from the server; the loader has nothing else to say. */
async function sentTo({ clientLoader }: Route, address: string): Promise<string | null> {
  const url = new URL(address, ORIGIN);
  const thrown: unknown = await clientLoader({
    url,
    params: {},
    context: new RouterContextProvider(),
    request: new Request(url),
    pattern: '',
    serverLoader: () => Promise.reject(new Error('not asked for data')),
  }).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('not sent to the server');
  expect(thrown.headers.get('X-Remix-Reload-Document')).toBe('true');
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
  // Other files share what they import: nothing that was made with these mocks may be left to them.
  vi.resetModules();
});

test.each(Object.entries(ROUTES))(
  'what loads %s is gone since a deploy: the page comes from the server',
  async (path, load) => {
    vi.doMock('./browser-loaders.ts', gone);
    const route = await load();
    expect(await sentTo(route, `/de${path}?a=1`)).toBe(`/de${path}?a=1`);
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
    const route = await ROUTES[path]();
    expect(await sentTo(route, path)).toBe(path);
  },
);
