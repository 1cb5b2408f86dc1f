import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeMenus } from './menu-elements.ts';

/** Closes the menus when the page changes, and when a visitor turns to something else. */
export function useOpenMenus(ref: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the effect answers to
  useEffect(() => {
    if (ref.current) closeMenus(ref.current);
  }, [pathname, ref]);

  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !header.contains(event.target)) closeMenus(header);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [ref]);
}
