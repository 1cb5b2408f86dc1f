/** Returns the `details` elements of the group panels. */
export function findGroups(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu="group"]')];
}

/** Closes all panels and the menu of narrow windows. */
export function closeMenus(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) menu.open = false;
}

/** Returns the group panel that contains an element or its button. */
export function findGroup(element: EventTarget | null): HTMLDetailsElement | null {
  return element instanceof Element ? element.closest<HTMLDetailsElement>('details[data-menu="group"]') : null;
}
