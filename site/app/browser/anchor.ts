/** Finds the element that an address's hash names, as `#für-wen`; null if there is none. */
export function findAnchor(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name)) ?? document.getElementById(name);
  } catch {
    // Visitors can type a percent sign that encodes nothing.
    return document.getElementById(name);
  }
}

/** Opens the `details` around an anchor, as browsers do when they navigate to one. */
export function openDetailsAround(place: HTMLElement): void {
  place.closest('details')?.setAttribute('open', '');
}

/**
 * Focuses an anchor or, if it isn't focusable, its first heading, which screen readers then announce. Doesn't scroll.
 */
export function focusAnchor(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  const heading = place.querySelector<HTMLElement>('h2,h3') ?? place;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
