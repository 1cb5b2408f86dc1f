/** The element that an address's hash names, as `#für-wen`; null where nothing has that name. */
export function placeInPage(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name)) ?? document.getElementById(name);
  } catch {
    // Anybody can type a percent sign that encodes nothing.
    return document.getElementById(name);
  }
}

/** Opens what a place stands in, as browsers do where they go to one by themselves. */
export function reveal(place: HTMLElement): void {
  place.closest('details')?.setAttribute('open', '');
}

/**
 * Moves the focus to a place, or where that can't have it to its first heading, which screen readers read aloud then: the
 * visitor goes on from there. Scrolls nothing.
 */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  const heading = place.querySelector<HTMLElement>('h2,h3') ?? place;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
