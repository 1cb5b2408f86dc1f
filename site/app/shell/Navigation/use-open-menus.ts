import { NAVIGATION_HOVER_ABOVE_PX } from '@kontorwerk/contract/constants';
import { type RefObject, useEffect, useRef } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { closeMenus, findGroups } from './menu-elements.ts';

/** Closes the menus on navigation, on clicks outside and when the focus moves on. */
export function useOpenMenus(ref: RefObject<HTMLElement | null>): void {
  const { pathname } = usePageLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // A menu opened on this page before hydration stays open.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (ref.current) closeMenus(ref.current);
  }, [pathname, ref]);

  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !header.contains(event.target)) closeMenus(header);
    };
    // A panel over the page closes when the focus leaves it; in the list of narrow windows closing would shift the
    // others.
    const within = ({ target }: FocusEvent) => {
      if (innerWidth <= NAVIGATION_HOVER_ABOVE_PX || !(target instanceof Node)) return;
      for (const group of findGroups(header)) if (!group.contains(target)) group.open = false;
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    header.addEventListener('focusin', within);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      header.removeEventListener('focusin', within);
    };
  }, [ref]);
}
