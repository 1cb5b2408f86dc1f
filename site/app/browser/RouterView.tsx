import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { CurrentPageProvider } from '../base/CurrentPageProvider.tsx';
import { LoadingContext, RouterContext, type RouterValue } from '../base/router-context.ts';
import { beginGradualLayout, endGradualLayout, layOutRest } from '../document/gradual-layout.ts';
import { findAnchor, focusAnchor, openDetailsAround } from './anchor.ts';
import type { LoadedPage } from './load-page.ts';
import type { Router, RouterState } from './router.ts';
import { findSavedFocus } from './saved-focus.ts';
import { useServedHead } from './served-head.ts';

const PAGE_TOP = { top: 0, focus: null };

/** Subscribes to a router. A new page renders in a transition, between the browser's other tasks. */
function useRouterState(router: Router): RouterState {
  const [state, setSight] = useState(router.state);
  useLayoutEffect(() => {
    // The visitor may have navigated during hydration.
    setSight(router.state());
    return router.subscribe((next, atOnce) => {
      if (atOnce) flushSync(() => setSight(next));
      else startTransition(() => setSight(next));
    });
  }, [router]);
  return state;
}

/** Whether the page is shown from its top. */
function isFromTop({ page, scroll }: RouterState): boolean {
  return scroll === 'place' && page.shown.place.hash === '';
}

/** Counts the navigations to pages shown from their top; `arrivesAtTop` says whether the current page is one. */
function useArrivals(state: RouterState): Pick<RouterValue, 'arrivals' | 'arrivesAtTop'> {
  const { data } = state.page.shown;
  const [last, setLast] = useState({ data, arrivals: 0, arrivesAtTop: false });
  if (last.data !== data) {
    const arrivesAtTop = isFromTop(state);
    setLast({ data, arrivals: last.arrivals + (arrivesAtTop ? 1 : 0), arrivesAtTop });
  }
  return last;
}

/**
 * Restores scroll position and focus before paint; keyboard and screen reader users continue from the focus. Parts far
 * below the top are laid out later.
 */
function useScrollAndFocus(state: RouterState): void {
  const { page, scroll } = state;
  const { hash } = page.shown.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is scrolled to once
  useLayoutEffect(() => {
    if (scroll === 'keep') return;
    if (isFromTop(state)) {
      beginGradualLayout();
      layOutRest();
    } else {
      endGradualLayout();
    }
    const place = scroll === 'place' ? findAnchor(hash) : null;
    if (place) {
      openDetailsAround(place);
      place.scrollIntoView();
      // The visitor's focus may already be inside it.
      if (!place.contains(document.activeElement)) focusAnchor(place);
    } else {
      const { top, focus } = scroll === 'place' ? PAGE_TOP : scroll;
      const moveFocus = findSavedFocus(focus);
      scrollTo(0, top);
      moveFocus();
    }
  }, [page]);
}

/** Renders the router's current page; `children` is called once per page. */
export function RouterView({
  router,
  children,
}: {
  readonly router: Router;
  readonly children: (page: LoadedPage) => ReactNode;
}) {
  const state = useRouterState(router);
  useScrollAndFocus(state);
  const { navigate, reload } = router;
  const { page, loading } = state;
  useServedHead(page.shown);
  const { arrivals, arrivesAtTop } = useArrivals(state);
  const value = useMemo(
    () => ({ navigate, reload, arrivals, arrivesAtTop }),
    [navigate, reload, arrivals, arrivesAtTop],
  );
  // Keeps the current page from re-rendering while the next one is loading.
  const content = useMemo(() => children(page), [children, page]);
  return (
    <CurrentPageProvider shown={page.shown}>
      <RouterContext value={value}>
        <LoadingContext value={loading}>{content}</LoadingContext>
      </RouterContext>
    </CurrentPageProvider>
  );
}
