import type { Manner } from '../base/going.ts';
import type { Place, Shown } from '../base/shown.ts';
import type { AddressBar } from './address-bar.ts';
import type { Arrival, LoadedPage } from './load-page.ts';
import type { LeftPlace, PlaceMemory } from './place-memory.ts';

/**
 * Scroll and focus when a page is shown: kept; moved to the address's anchor or the top; or restored to where the
 * visitor left the page.
 */
export type Scroll = 'keep' | 'place' | LeftPlace;

/** The router's state: the page, its scroll target, and whether a navigation is pending. */
export type Sight = { readonly page: LoadedPage; readonly scroll: Scroll; readonly loading: boolean };

type Surroundings = {
  readonly bar: AddressBar;
  readonly memory: PlaceMemory;
  readonly load: (url: URL, before: Shown, signal: AbortSignal) => Promise<Arrival>;
};

/** Receives the router's state; `atOnce` asks for a synchronous update, for feedback on the visitor's own action. */
type Viewer = (sight: Sight, atOnce: boolean) => void;

export type Router = {
  readonly sight: () => Sight;
  /** Subscribes to every change; returns the unsubscribe function. */
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

/** Creates a router that navigates as the browser would, without leaving the document. */
export function createRouter(first: LoadedPage, { bar, memory, load }: Surroundings): Router {
  let sight: Sight = { page: first, scroll: 'keep', loading: false };
  let entry = bar.entry();
  let underway = new AbortController();
  const viewers = new Set<Viewer>();

  function show(next: Partial<Sight>, atOnce = false): void {
    sight = { ...sight, ...next };
    for (const viewer of viewers) viewer(sight, atOnce);
  }

  /** Aborts the pending navigation. */
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
    // Navigating to the current address replaces its history entry, as browsers do.
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
