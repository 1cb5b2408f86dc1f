import { type RefObject, useEffect } from 'react';
import { closeMenus, findGroup } from './menu-elements.ts';

function findTopItems(header: HTMLElement): HTMLElement[] {
  return [...header.querySelectorAll<HTMLElement>('nav > ul > li > a, nav > ul > li > details > summary')];
}

/** Returns the visible links of an open panel; those hidden in narrow windows are left out. */
function findLinks(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('a')].filter((link) => link.offsetParent !== null);
}

/** Closes the panel that has the focus, else all menus, and focuses the button that opened it. */
function closeByEscape(header: HTMLElement): void {
  const group = findGroup(document.activeElement);
  if (group?.open) {
    group.querySelector('summary')?.focus();
    group.open = false;
    return;
  }
  const opener = header.querySelector<HTMLElement>('details[data-menu="all"][open] > summary');
  closeMenus(header);
  opener?.focus();
}

/** Returns the index that a key moves to, wrapping around; null for other keys. */
function moveIndex(key: string, at: number, count: number, [back, on]: readonly [string, string]): number | null {
  if (key === back) return (at - 1 + count) % count;
  if (key === on) return (at + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Returns the element that a key moves the focus to; null if the key isn't for the menu. */
function findTarget(header: HTMLElement, key: string): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  const group = findGroup(active);
  const top = findTopItems(header);
  const links = group?.open ? findLinks(group) : [];
  const inPanel = links.indexOf(active);
  if (inPanel >= 0) {
    const place = moveIndex(key, inPanel, links.length, ['ArrowUp', 'ArrowDown']);
    if (place !== null) return links[place] ?? null;
  }
  const onTop = top.findIndex((item) => item === active || (inPanel >= 0 && group?.contains(item)));
  if (onTop < 0) return null;
  if (inPanel < 0 && group && key === 'ArrowDown') {
    group.open = true;
    return findLinks(group)[0] ?? null;
  }
  const place = moveIndex(key, onTop, top.length, ['ArrowLeft', 'ArrowRight']);
  return place === null ? null : (top[place] ?? null);
}

/**
 * Keyboard navigation: left and right move between groups, down enters a panel, up and down move through its links,
 * Home and End go to the ends; Escape closes and returns the focus.
 */
export function useMenuKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Escape') {
        closeByEscape(header);
        return;
      }
      const next = findTarget(header, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    // On the whole document: Escape closes a panel opened by hover wherever the focus is (WCAG 1.4.13).
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ref]);
}
