/** The `details` elements of the navigation that open a group's panel. */
export function groupsIn(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu="group"]')];
}

/** Closes the panels and, where it is open, the menu of narrow screens. */
export function closeMenus(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) menu.open = false;
}

/** The group's panel that an element is in, or whose button it is. */
export function groupOf(element: EventTarget | null): HTMLDetailsElement | null {
  return element instanceof Element ? element.closest<HTMLDetailsElement>('details[data-menu="group"]') : null;
}
