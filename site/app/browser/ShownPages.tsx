import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Going, GoingContext, LoadingContext } from '../base/going.ts';
import { ShownProvider } from '../base/ShownProvider.tsx';
import { beginGradualLayout, endGradualLayout, layOutRest } from '../document/gradual-layout.ts';
import { findLeft } from './left-focus.ts';
import type { LoadedPage } from './load-page.ts';
import { focusPlace, placeInPage, reveal } from './place-in-page.ts';
import type { Router, Sight } from './router.ts';
import { useServedHead } from './served-head.ts';

const BEGINNING = { top: 0, focus: null };

/** Subscribes to a router. A new page renders in a transition, between the browser's other tasks. */
function useSight(router: Router): Sight {
  const [sight, setSight] = useState(router.sight);
  useLayoutEffect(() => {
    // The visitor may have navigated during hydration.
    setSight(router.sight());
    return router.watch((next, atOnce) => {
      if (atOnce) flushSync(() => setSight(next));
      else startTransition(() => setSight(next));
    });
  }, [router]);
  return sight;
}

/** Whether the page is shown from its top. */
function isFromTop({ page, scroll }: Sight): boolean {
  return scroll === 'place' && page.shown.place.hash === '';
}

/** Counts the navigations to pages shown from their top; `arrivesAtTop` says whether the current page is one. */
function useArrivals(sight: Sight): Pick<Going, 'arrivals' | 'arrivesAtTop'> {
  const { data } = sight.page.shown;
  const [last, setLast] = useState({ data, arrivals: 0, arrivesAtTop: false });
  if (last.data !== data) {
    const arrivesAtTop = isFromTop(sight);
    setLast({ data, arrivals: last.arrivals + (arrivesAtTop ? 1 : 0), arrivesAtTop });
  }
  return last;
}

/**
 * Restores scroll position and focus before paint; keyboard and screen reader users continue from the focus. Parts far
 * below the top are laid out later.
 */
function useScrollAndFocus(sight: Sight): void {
  const { page, scroll } = sight;
  const { hash } = page.shown.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is scrolled to once
  useLayoutEffect(() => {
    if (scroll === 'keep') return;
    if (isFromTop(sight)) {
      beginGradualLayout();
      layOutRest();
    } else {
      endGradualLayout();
    }
    const place = scroll === 'place' ? placeInPage(hash) : null;
    if (place) {
      reveal(place);
      place.scrollIntoView();
      // The visitor's focus may already be inside it.
      if (!place.contains(document.activeElement)) focusPlace(place);
    } else {
      const { top, focus } = scroll === 'place' ? BEGINNING : scroll;
      const moveFocus = findLeft(focus);
      scrollTo(0, top);
      moveFocus();
    }
  }, [page]);
}

/** Renders the router's current page; `children` is called once per page. */
export function ShownPages({
  router,
  children,
}: {
  readonly router: Router;
  readonly children: (page: LoadedPage) => ReactNode;
}) {
  const sight = useSight(router);
  useScrollAndFocus(sight);
  const { go, reload } = router;
  const { page, loading } = sight;
  useServedHead(page.shown);
  const { arrivals, arrivesAtTop } = useArrivals(sight);
  const going = useMemo(() => ({ go, reload, arrivals, arrivesAtTop }), [go, reload, arrivals, arrivesAtTop]);
  // Keeps the current page from re-rendering while the next one is loading.
  const content = useMemo(() => children(page), [children, page]);
  return (
    <ShownProvider shown={page.shown}>
      <GoingContext value={going}>
        <LoadingContext value={loading}>{content}</LoadingContext>
      </GoingContext>
    </ShownProvider>
  );
}
