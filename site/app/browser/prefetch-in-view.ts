import { type Connection, isSlowConnection } from '#app/base/slow-connection.ts';
import { resolveLink } from './follow-links.ts';

/** Events that show that the page is in use; an unused page prefetches nothing more. */
const SIGNS_OF_USE = ['scroll', 'pointermove', 'touchend', 'keyup'] as const;

/** How long scrolling and pointer must rest before the links in view are prefetched, in milliseconds. */
const QUIET_MS = 150;

/** The most pages prefetched per view: those of the links nearest to its middle. */
const MOST = 6;

/** Links that lead on from a page: those of the menu, and cards. */
const LINKS = 'header nav a[href], main :is(article, li) a[href]';

/** Returns the distance of a link from the middle of the window, in px; null if it isn't visible. */
function measureDistance(link: Element): number | null {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!isInWindow || !link.checkVisibility({ visibilityProperty: true })) return null;
  return Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2);
}

/** Returns the links in view, the nearest to the middle of the window first. */
function findLinksInView(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .map((link) => ({ link, distance: measureDistance(link) }))
    .filter((one): one is { link: HTMLAnchorElement; distance: number } => one.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .map(({ link }) => link);
}

type Prefetching = {
  /** Returns the address of the current page. */
  readonly here: () => string;
  readonly prefetch: (address: string) => void;
  readonly line?: Connection | undefined;
  /** Removes the listeners. */
  readonly signal?: AbortSignal;
};

/**
 * Prefetches the pages of the links in view while the page is in use: on a phone nothing announces a tap. Does nothing
 * on a slow connection or with data saving.
 */
export function prefetchInView({ here, prefetch, line, signal }: Prefetching): void {
  if (isSlowConnection(line)) return;
  const fetched = new Set<string>();
  const look = () => {
    // The menu also links to the current page, which isn't prefetched.
    const addresses = findLinksInView()
      .flatMap((link) => resolveLink(link, here()) ?? [])
      .filter((address) => new URL(address, here()).pathname !== new URL(here()).pathname);
    for (const address of [...new Set(addresses)].slice(0, MOST)) {
      if (!fetched.has(address)) prefetch(address);
      fetched.add(address);
    }
  };
  let waiting: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, QUIET_MS);
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, wait, { passive: true, signal });
}
