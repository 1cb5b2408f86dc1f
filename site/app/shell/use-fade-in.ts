import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';

const FADE = [{ opacity: 0.4 }, { opacity: 1 }];
/** Same as `--turn` in the style sheet; `duration` in milliseconds. */
const TIMING = { id: 'page', duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' };

/**
 * Fades in a page after client-side navigation. Not a view transition, which would first paint the old page once more.
 * Skipped with reduced motion. Fonts that were too late for the previous page are applied from now on.
 */
export function useFadeIn(page: RefObject<Element | null>): void {
  const { pathname } = usePageLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // If the fonts were in time, renaming them would lay out the whole document for nothing.
    if (document.documentElement.dataset.fonts !== 'shown') document.documentElement.dataset.fonts = 'late';
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) page.current?.animate(FADE, TIMING);
  }, [page, pathname]);
}
