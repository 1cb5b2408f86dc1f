import { expect, test, vi } from 'vitest';
import { type CurrentPage, locatePage } from '../base/current-page.ts';
import { memoryAddressBar } from '../testing/memory-address-bar.ts';
import type { Arrival, LoadedPage } from './load-page.ts';
import type { SavedPosition } from './position-memory.ts';
import { createRouter, type RouterState } from './router.ts';

const ORIGIN = 'https://site.example';

function pageAt(url: URL): LoadedPage {
  const shown: CurrentPage = {
    place: locatePage(url),
    site: null,
    data: url.pathname,
    posted: null,
    failure: null,
  };
  return { shown, Page: () => null };
}

/** A tab opened at an address. Pages load at once by default, or when the test's `load` resolves. */
function tabAt(first: string, load = async (url: URL): Promise<Arrival> => ({ url, page: pageAt(url) })) {
  const bar = memoryAddressBar(first, ORIGIN);
  const loaded = vi.fn<(url: URL, before: CurrentPage, signal: AbortSignal) => Promise<Arrival>>(load);
  const window = { scrolled: 0 };
  const places = new Map<string, SavedPosition>();
  const router = createRouter(pageAt(bar.url()), {
    bar,
    memory: {
      keep: (entry) => void places.set(entry, { top: window.scrolled, focus: null }),
      of: (entry) => places.get(entry) ?? null,
    },
    load: loaded,
  });
  const states: RouterState[] = [];
  router.subscribe((state) => states.push(state));
  const shown = () => {
    const { pathname, search, hash } = router.state().page.shown.place;
    return pathname + search + hash;
  };
  return { ...router, bar, loaded, states, shown, window, address: () => bar.url().href.slice(ORIGIN.length) };
}

test('a page that is gone to is loaded, shown from its top, and then stands in the address', async () => {
  const tab = tabAt('/');
  const arrived = tab.navigate('/projects?category=Apps');
  expect([tab.shown(), tab.address(), tab.state().loading]).toEqual(['/', '/', true]);
  await arrived;
  expect([tab.shown(), tab.address()]).toEqual(['/projects?category=Apps', '/projects?category=Apps']);
  expect(tab.state()).toMatchObject({ loading: false, scroll: 'place', page: { shown: { data: '/projects' } } });
});

test('§2 going back leads to where the page was scrolled to', async () => {
  const tab = tabAt('/');
  tab.window.scrolled = 700;
  await tab.navigate('/projects');
  tab.window.scrolled = 40;
  tab.bar.back();
  await vi.waitFor(() => expect(tab.shown()).toBe('/'));
  expect(tab.state()).toMatchObject({ scroll: { top: 700 }, loading: false });
});

test('a page that loads too late is not shown after another that was asked for', async () => {
  const waiting = new Map<string, () => void>();
  const tab = tabAt('/', async (url) => {
    await new Promise<void>((resolve) => waiting.set(url.pathname, resolve));
    return { url, page: pageAt(url) };
  });
  const slow = tab.navigate('/slow');
  const quick = tab.navigate('/quick');
  expect(tab.loaded.mock.calls.map(([, , { aborted }]) => aborted)).toEqual([true, false]);
  waiting.get('/quick')?.();
  await quick;
  waiting.get('/slow')?.();
  await slow;
  expect([tab.shown(), tab.address()]).toEqual(['/quick', '/quick']);
  expect(tab.states.map(({ page }) => page.shown.place.pathname)).not.toContain('/slow');
});

test('a place on the page is gone to without loading anything, and is a step of its own', async () => {
  const tab = tabAt('/career');
  await tab.navigate('/career#jobs');
  await tab.navigate('#jobs');
  expect([tab.shown(), tab.state().scroll]).toEqual(['/career#jobs', 'place']);
  tab.bar.back();
  expect([tab.shown(), tab.state().scroll]).toEqual(['/career', { top: 0, focus: null }]);
  expect(tab.loaded).not.toHaveBeenCalled();
});

test('the page that is shown is loaded again by a link to it, without a step more', async () => {
  const tab = tabAt('/');
  await tab.navigate('/projects');
  await tab.navigate('/projects');
  expect(tab.loaded).toHaveBeenCalledTimes(2);
  tab.bar.back();
  await vi.waitFor(() => expect(tab.shown()).toBe('/'));
});

test('what is loaded already is shown at once, in its own step, and nothing scrolls', async () => {
  const tab = tabAt('/projects');
  const atOnce = vi.fn<(state: RouterState, now: boolean) => void>();
  tab.subscribe(atOnce);
  void tab.navigate('/projects?category=Apps', { replace: true, keepScroll: true, shallow: true });
  expect([tab.shown(), tab.address(), tab.state().scroll]).toEqual([
    '/projects?category=Apps',
    '/projects?category=Apps',
    'keep',
  ]);
  expect(atOnce.mock.calls.map(([, now]) => now)).toEqual([true]);
  expect(tab.loaded).not.toHaveBeenCalled();
});

test('loading a page once more leaves the window and the history as they are', async () => {
  const tab = tabAt('/service-detail/a');
  tab.reload();
  await vi.waitFor(() => expect(tab.state().loading).toBe(false));
  expect(tab.loaded).toHaveBeenCalledOnce();
  expect([tab.address(), tab.state().scroll]).toEqual(['/service-detail/a', 'keep']);
});

test('an address that leads elsewhere stands nowhere: neither when it is gone to nor on the way back', async () => {
  const tab = tabAt('/blog/moved', async (url) => {
    const to = url.pathname === '/blog/moved' ? new URL('/blog/new', url) : url;
    return { url: to, page: pageAt(to) };
  });
  await tab.navigate('/');
  await tab.navigate('/blog/moved');
  expect([tab.shown(), tab.address()]).toEqual(['/blog/new', '/blog/new']);
  tab.bar.back();
  await vi.waitFor(() => expect(tab.shown()).toBe('/'));
  tab.bar.back();
  await vi.waitFor(() => expect([tab.shown(), tab.address()]).toEqual(['/blog/new', '/blog/new']));
});

test('a page that only the server has is left to it, unless somebody has gone on', async () => {
  const tab = tabAt('/', async (url) => ({ url, page: url.pathname === '/gone' ? null : pageAt(url) }));
  const gone = tab.navigate('/gone');
  await tab.navigate('/projects');
  await gone;
  expect(tab.bar.left).toEqual([]);
  await tab.navigate('/gone');
  expect(tab.bar.left).toEqual(['/gone']);
  expect(tab.shown()).toBe('/projects');
});
