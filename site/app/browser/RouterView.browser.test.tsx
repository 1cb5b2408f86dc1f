import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import { useLoading } from '#app/base/router-context.ts';
import { PageHead } from '#app/pages/PageHead.tsx';
import { memoryAddressBar } from '#app/testing/memory-address-bar.ts';
import type { LoadedPage } from './load-page.ts';
import { RouterView } from './RouterView.tsx';
import { createRouter } from './router.ts';

function pageOf(url: URL): LoadedPage {
  return {
    shown: { place: locatePage(url), site: null, data: null, posted: null, failure: null },
    Page: () => null,
  };
}

test('a page is rendered once, and not again while another one is loaded', async () => {
  const rendered: string[] = [];
  let isLoading = false;
  function Loading() {
    isLoading = useLoading();
    return null;
  }
  function Noted({ page }: { readonly page: LoadedPage }) {
    rendered.push(page.shown.place.pathname);
    return <Loading />;
  }
  const bar = memoryAddressBar('/', location.origin);
  const memory = { keep() {}, of: () => null };
  const { promise: isThere, resolve: comes } = Promise.withResolvers<void>();
  const load = (url: URL) => isThere.then(() => ({ url, page: pageOf(url) }));
  const router = createRouter(pageOf(bar.url()), { bar, memory, load });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  root.render(<RouterView router={router}>{(page) => <Noted page={page} />}</RouterView>);
  await expect.poll(() => rendered).toEqual(['/']);
  const gone = router.navigate('/products');
  await expect.poll(() => isLoading).toBe(true);
  expect(rendered).toEqual(['/']);
  comes();
  await gone;
  await expect.poll(() => rendered).toEqual(['/', '/products']);
});

test('whoever goes to a place on a page goes on from there', async () => {
  const bar = memoryAddressBar('/', location.origin);
  const memory = { keep() {}, of: () => null };
  const load = async (url: URL) => ({ url, page: pageOf(url) });
  const router = createRouter(pageOf(bar.url()), { bar, memory, load });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  root.render(
    <RouterView router={router}>
      {({ shown: { place } }) => (
        <>
          <button type="button">Search</button>
          {place.pathname === '/products' && (
            <div id="answer" tabIndex={-1} style={{ marginBlock: '2000px' }}>
              Answer <a href="/projects">Projects</a>
            </div>
          )}
        </>
      )}
    </RouterView>,
  );
  await router.navigate('/products#answer');
  await expect.poll(() => document.activeElement?.id).toBe('answer');
  const { activeElement } = document;
  expect(activeElement?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  box.querySelector('button')?.focus();
  await router.navigate('/products#answer');
  await expect.poll(() => document.activeElement).toBe(activeElement);
  // A keyboard user may have moved on before the page has been rendered again.
  scrollTo(0, 0);
  box.querySelector('a')?.focus({ preventScroll: true });
  await router.navigate('/products#answer');
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  expect(document.activeElement).toBe(box.querySelector('a'));
});

test('what the server said of its page leaves the head with it, and what it said of the site stays', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<title>Home</title><meta property="og:title" content="Home"><link rel="canonical" href="https://a.example/">
    <meta name="theme-color" content="#fff">`,
  );
  const bar = memoryAddressBar('/', location.origin);
  const memory = { keep() {}, of: () => null };
  const load = async (url: URL) => {
    const page = pageOf(url);
    return { url, page: { ...page, shown: { ...page.shown, data: {}, head: [{ title: 'Products' }] } } };
  };
  const router = createRouter(pageOf(bar.url()), { bar, memory, load });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    document.head.querySelector('[name="theme-color"]')?.remove();
  });
  root.render(<RouterView router={router}>{() => <PageHead />}</RouterView>);
  const said = () =>
    ['title', '[property]', '[rel="canonical"]'].flatMap((one) => [...document.head.querySelectorAll(one)]);
  await expect
    .poll(() =>
      said()
        .map(({ outerHTML }) => outerHTML)
        .join(''),
    )
    .toContain('Home');
  await router.navigate('/products#part');
  await expect.poll(() => said().map(({ outerHTML }) => outerHTML)).toEqual(['<title>Products</title>']);
  expect(document.head.querySelector('[name="theme-color"]')).not.toBeNull();
});
