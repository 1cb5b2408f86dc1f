import { NAVIGATION_HOVER_ABOVE_PX } from '@kontorwerk/contract/constants';
import { type RefObject, useEffect } from 'react';
import { findGroup, findGroups } from './menu-elements.ts';

/** How long the pointer may leave the group on its way to the panel without closing it, in milliseconds. */
const LEAVE_DELAY_MS = 160;

function hovers(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && innerWidth > NAVIGATION_HOVER_ABOVE_PX;
}

/** Opens the panels on hover in windows wider than 991 px; narrower ones toggle on click (§2, §9). */
export function useMenuPointer(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent) => {
      if (!hovers(event)) return;
      clearTimeout(leaving);
      const group = findGroup(event.target);
      if (group) group.open = true;
      else for (const other of findGroups(header)) other.open = false;
    };
    const leave = (event: PointerEvent) => {
      if (!hovers(event)) return;
      leaving = setTimeout(() => {
        for (const group of findGroups(header)) group.open = false;
      }, LEAVE_DELAY_MS);
    };
    // A click on a panel that hovering has opened would close it again.
    const click = (event: MouseEvent) => {
      const byPointer = event instanceof PointerEvent && event.detail > 0 && hovers(event);
      if (byPointer && event.target instanceof Element && event.target.closest('summary') && findGroup(event.target)) {
        event.preventDefault();
      }
    };
    header.addEventListener('pointerover', over);
    header.addEventListener('pointerleave', leave);
    header.addEventListener('click', click);
    return () => {
      clearTimeout(leaving);
      header.removeEventListener('pointerover', over);
      header.removeEventListener('pointerleave', leave);
      header.removeEventListener('click', click);
    };
  }, [ref]);
}
