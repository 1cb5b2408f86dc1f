import { isSlow, type Line } from '#app/base/slow-line.ts';
import { addressOfLink } from './follow-links.ts';

/** What shows that somebody uses the page: one that nobody uses fetches nothing more. */
const SIGNS_OF_USE = ['scroll', 'pointermove', 'touchend', 'keyup'] as const;

/** How long it must be quiet before what is in view counts as looked at, in milliseconds. */
const QUIET_MS = 150;

/** How many pages are fetched for one view at the most: those that the nearest links to its middle lead to. */
const MOST = 6;

/** The links that lead on from a page: those of the menu, and cards. */
const LINKS = 'header nav a[href], main :is(article, li) a[href]';

/** How far the middle of a link is from the middle of the window, in px; null for one that isn't seen. */
function distanceOf(link: Element): number | null {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!isInWindow || !link.checkVisibility({ visibilityProperty: true })) return null;
  return Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2);
}

/** The links in view, the nearest to the middle of the window first. */
function linksInView(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .map((link) => ({ link, distance: distanceOf(link) }))
    .filter((one): one is { link: HTMLAnchorElement; distance: number } => one.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .map(({ link }) => link);
}

type Prefetching = {
  /** The address of the page that is shown. */
  readonly here: () => string;
  readonly prefetch: (address: string) => void;
  readonly line?: Line | undefined;
  /** Ends it. */
  readonly signal?: AbortSignal;
};

/**
 * Fetches the pages that links in view lead to, while somebody uses the page and looks at them: on a phone nothing
 * announces a tap. On a slow line, or where data is to be saved, it leaves them alone.
 */
export function prefetchInView({ here, prefetch, line, signal }: Prefetching): void {
  if (isSlow(line)) return;
  const fetched = new Set<string>();
  const look = () => {
    // The menu names the page that is shown, too: nobody goes there from here.
    const addresses = linksInView()
      .flatMap((link) => addressOfLink(link, here()) ?? [])
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
