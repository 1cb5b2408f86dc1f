import { type RefObject, useEffect } from 'react';
import { closeMenus, groupOf } from './menu-elements.ts';

function move(items: readonly Element[], by: number): void {
  const active = document.activeElement;
  const at = active ? items.indexOf(active) : -1;
  const next = items[(at + by + items.length) % items.length];
  if (next instanceof HTMLElement) next.focus();
}

function topItems(header: HTMLElement): HTMLElement[] {
  return [...header.querySelectorAll<HTMLElement>('nav > ul > li > a, nav > ul > li > details > summary')];
}

function closeByEscape(header: HTMLElement): void {
  const group = groupOf(document.activeElement);
  const opener = group?.open
    ? group.querySelector('summary')
    : header.querySelector<HTMLElement>('details[data-menu="all"][open] > summary');
  closeMenus(header);
  opener?.focus();
}

/** Arrow keys move through the navigation, Escape closes it and returns the focus. */
export function useMenuKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const onKey = (event: KeyboardEvent) => {
      const active = document.activeElement;
      const group = groupOf(active);
      const links = group ? [...group.querySelectorAll<HTMLElement>('a')] : [];
      const onTop = topItems(header).some((item) => item === active);
      if (event.key === 'Escape') closeByEscape(header);
      else if (onTop && event.key === 'ArrowRight') move(topItems(header), 1);
      else if (onTop && event.key === 'ArrowLeft') move(topItems(header), -1);
      else if (onTop && group && event.key === 'ArrowDown') {
        group.open = true;
        links[0]?.focus();
      } else if (group && !onTop && event.key === 'ArrowDown') move(links, 1);
      else if (group && !onTop && event.key === 'ArrowUp') move(links, -1);
      else return;
      event.preventDefault();
    };
    header.addEventListener('keydown', onKey);
    return () => header.removeEventListener('keydown', onKey);
  }, [ref]);
}
