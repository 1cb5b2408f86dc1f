import type { CurrentPage, PageLocation } from '../base/current-page.ts';
import type { NavigateOptions } from '../base/router-context.ts';
import type { AddressBar } from './address-bar.ts';
import type { Arrival, LoadedPage } from './load-page.ts';
import type { PositionMemory, SavedPosition } from './position-memory.ts';

/**
 * Scroll and focus when a page is shown: kept; moved to the address's anchor or the top; or restored to where the
 * visitor left the page.
 */
export type ScrollTarget = 'keep' | 'place' | SavedPosition;

/** The router's state: the page, its scroll target, and whether a navigation is pending. */
export type RouterState = { readonly page: LoadedPage; readonly scroll: ScrollTarget; readonly loading: boolean };

type Dependencies = {
  readonly bar: AddressBar;
  readonly memory: PositionMemory;
  readonly load: (url: URL, before: CurrentPage, signal: AbortSignal) => Promise<Arrival>;
};

/** Receives the router's state; `atOnce` asks for a synchronous update, for feedback on the visitor's own action. */
type StateListener = (state: RouterState, atOnce: boolean) => void;

export type Router = {
  readonly state: () => RouterState;
  /** Subscribes to every change; returns the unsubscribe function. */
  readonly subscribe: (listener: StateListener) => () => void;
  readonly navigate: (address: string, options?: NavigateOptions) => Promise<void>;
  readonly reload: () => void;
};

function isSamePage({ pathname, search }: PageLocation, url: URL): boolean {
  return pathname === url.pathname && search === url.search;
}

function withLocation({ shown, Page }: LoadedPage, { pathname, search, hash }: URL): LoadedPage {
  return { shown: { ...shown, place: { ...shown.place, pathname, search, hash } }, Page };
}

/** Creates a router that navigates as the browser would, without leaving the document. */
export function createRouter(first: LoadedPage, { bar, memory, load }: Dependencies): Router {
  let state: RouterState = { page: first, scroll: 'keep', loading: false };
  let entry = bar.entry();
  let pending = new AbortController();
  const listeners = new Set<StateListener>();

  function show(next: Partial<RouterState>, atOnce = false): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state, atOnce);
  }

  /** Aborts the pending navigation. */
  function abortPending(): AbortSignal {
    pending.abort();
    pending = new AbortController();
    return pending.signal;
  }

  function arrive(page: LoadedPage, scroll: ScrollTarget, enter: () => void, atOnce = false): void {
    memory.keep(entry);
    enter();
    entry = bar.entry();
    show({ page, scroll, loading: false }, atOnce);
  }

  async function loadAndShow(url: URL, scroll: ScrollTarget, enter: (at: URL) => void): Promise<void> {
    const signal = abortPending();
    show({ loading: true });
    const arrival = await load(url, state.page.shown, signal);
    if (signal.aborted) return;
    if (arrival.page === null) bar.leave(arrival.url);
    else arrive(arrival.page, scroll, () => enter(arrival.url));
  }

  async function navigate(
    address: string,
    { replace = false, keepScroll = false, shallow = false }: NavigateOptions = {},
  ) {
    const url = new URL(address, bar.url());
    // Navigating to the current address replaces its history entry, as browsers do.
    const enter = (at: URL) => (replace || at.href === bar.url().href ? bar.replace(at) : bar.push(at));
    const scroll = keepScroll ? 'keep' : 'place';
    const isPlaceOnPage = url.hash !== '' && isSamePage(state.page.shown.place, url);
    if (!shallow && !isPlaceOnPage) return loadAndShow(url, scroll, enter);
    abortPending();
    arrive(withLocation(state.page, url), scroll, () => enter(url), shallow);
  }

  function handlePop(): void {
    const url = bar.url();
    const scroll = memory.of(bar.entry()) ?? 'place';
    if (isSamePage(state.page.shown.place, url)) {
      abortPending();
      arrive(withLocation(state.page, url), scroll, () => {});
      return;
    }
    void loadAndShow(url, scroll, (at) => {
      if (at.href !== url.href) bar.replace(at);
    });
  }

  bar.listen(handlePop);
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    reload: () => void navigate(bar.url().href, { replace: true, keepScroll: true }),
  };
}
