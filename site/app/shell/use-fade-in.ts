import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePlace } from '#app/base/shown.ts';

const FADE = [{ opacity: 0.4 }, { opacity: 1 }];
/** As a turn moves (`--turn` in the style sheet); `duration` in milliseconds. */
const TIMING = { id: 'page', duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' };

/**
 * A page that was gone to is drawn at once and comes to the fore. No transition of the browser's own: that would draw the
 * old page once more before it lets the new one be drawn. Who asks for less motion gets none. Letters that came too late for
 * the page before are used from now on.
 */
export function useFadeIn(page: RefObject<Element | null>): void {
  const { pathname } = usePlace();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Where they came in time, naming them anew would have all of the document laid out for nothing.
    if (document.documentElement.dataset.fonts !== 'shown') document.documentElement.dataset.fonts = 'late';
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) page.current?.animate(FADE, TIMING);
  }, [page, pathname]);
}
