import type { Manner } from '../base/going.ts';
import type { Place, Shown } from '../base/shown.ts';
import type { AddressBar } from './address-bar.ts';
import type { Arrival, LoadedPage } from './load-page.ts';
import type { LeftPlace, PlaceMemory } from './place-memory.ts';

/**
 * Where a visitor gets to when a page is shown: window and focus are left as they are, moved to the place that the address
 * names or else to the beginning, or to where the visitor left the page.
 */
export type Scroll = 'keep' | 'place' | LeftPlace;

/** What a visitor sees: a page, whether another is on its way, and how far the window is to be scrolled for it. */
export type Sight = { readonly page: LoadedPage; readonly scroll: Scroll; readonly loading: boolean };

type Surroundings = {
  readonly bar: AddressBar;
  readonly memory: PlaceMemory;
  readonly load: (url: URL, before: Shown, signal: AbortSignal) => Promise<Arrival>;
};

/** Is told what is to be seen; `atOnce` where somebody waits for what they have just done. */
type Viewer = (sight: Sight, atOnce: boolean) => void;

export type Router = {
  readonly sight: () => Sight;
  /** Tells about every change; returns what ends that. */
  readonly watch: (viewer: Viewer) => () => void;
  readonly go: (address: string, manner?: Manner) => Promise<void>;
  readonly reload: () => void;
};

function isAt({ pathname, search }: Place, url: URL): boolean {
  return pathname === url.pathname && search === url.search;
}

function movedTo({ shown, Page }: LoadedPage, { pathname, search, hash }: URL): LoadedPage {
  return { shown: { ...shown, place: { pathname, search, hash } }, Page };
}

/** Leads from page to page as the browser's own navigation would, without leaving the document. */
export function createRouter(first: LoadedPage, { bar, memory, load }: Surroundings): Router {
  let sight: Sight = { page: first, scroll: 'keep', loading: false };
  let entry = bar.entry();
  let underway = new AbortController();
  const viewers = new Set<Viewer>();

  function show(next: Partial<Sight>, atOnce = false): void {
    sight = { ...sight, ...next };
    for (const viewer of viewers) viewer(sight, atOnce);
  }

  /** Gives up what is under way. */
  function begin(): AbortSignal {
    underway.abort();
    underway = new AbortController();
    return underway.signal;
  }

  function arrive(page: LoadedPage, scroll: Scroll, enter: () => void, atOnce = false): void {
    memory.keep(entry);
    enter();
    entry = bar.entry();
    show({ page, scroll, loading: false }, atOnce);
  }

  async function turnTo(url: URL, scroll: Scroll, enter: (at: URL) => void): Promise<void> {
    const signal = begin();
    show({ loading: true });
    const arrival = await load(url, sight.page.shown, signal);
    if (signal.aborted) return;
    if (arrival.page === null) bar.leave(arrival.url);
    else arrive(arrival.page, scroll, () => enter(arrival.url));
  }

  async function go(address: string, { replace = false, keepScroll = false, loaded = false }: Manner = {}) {
    const url = new URL(address, bar.url());
    // Who goes to the page that they are on finds it once in the history, as in the browser's own.
    const enter = (at: URL) => (replace || at.href === bar.url().href ? bar.replace(at) : bar.push(at));
    const scroll = keepScroll ? 'keep' : 'place';
    const isPlaceOnPage = url.hash !== '' && isAt(sight.page.shown.place, url);
    if (!loaded && !isPlaceOnPage) return turnTo(url, scroll, enter);
    begin();
    arrive(movedTo(sight.page, url), scroll, () => enter(url), loaded);
  }

  function move(): void {
    const url = bar.url();
    const scroll = memory.of(bar.entry()) ?? 'place';
    if (isAt(sight.page.shown.place, url)) {
      begin();
      arrive(movedTo(sight.page, url), scroll, () => {});
      return;
    }
    void turnTo(url, scroll, (at) => {
      if (at.href !== url.href) bar.replace(at);
    });
  }

  bar.listen(move);
  return {
    sight: () => sight,
    watch(viewer) {
      viewers.add(viewer);
      return () => void viewers.delete(viewer);
    },
    go,
    reload: () => void go(bar.url().href, { replace: true, keepScroll: true }),
  };
}
