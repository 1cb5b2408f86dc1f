import { languageOf } from '@kontorwerk/contract/address';
import { isPlainClick } from '../base/plain-click.ts';
import { innerAddress } from './inner-address.ts';
import { focusPlace, placeInPage } from './place-in-page.ts';

/** What becomes of links inside the site. */
type Following = {
  /** The address of the page that is shown. */
  readonly here: () => string;
  /** A link is about to be used. */
  readonly prefetch: (address: string) => void;
  /** A link is used. */
  readonly navigate: (address: string) => void;
  /** Ends it. */
  readonly signal?: AbortSignal;
};

/** What tells that a link is about to be used. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Where a link leads, seen from a page; null where that is not inside the site. */
export function addressOfLink(link: HTMLAnchorElement, here: string): string | null {
  const { href, target } = link;
  const download = link.hasAttribute('download');
  return innerAddress({ href, target, download }, here, languageOf(new URL(here).pathname));
}

/** The link that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Takes links inside the site to the router, whoever wrote them: components, editors, or the server before any
 * component ran. A page load would count as leaving (§9) and clear the storage, though the visitor stays on the site.
 */
export function followLinks({ here, prefetch, navigate, signal }: Following): void {
  const follow = (click: MouseEvent) => {
    const link = isPlainClick(click) ? linkOf(click) : null;
    const address = link && addressOfLink(link, here());
    if (link === null || address === null) return;
    click.preventDefault();
    // Safari gives a link no focus that is clicked. Whoever comes back gets to what had it.
    if (document.activeElement !== link) link.focus({ preventScroll: true, focusVisible: false });
    navigate(address);
    // As the browser would: whoever goes to a place on the page goes on from there.
    const place = placeInPage(new URL(address, here()).hash);
    if (place) focusPlace(place);
  };
  let last: string | null = null;
  const intend = (event: Event) => {
    const link = linkOf(event);
    const address = link && addressOfLink(link, here());
    // A pointer that moves about in a link means it once.
    if (address !== null && address !== last) prefetch(address);
    last = address;
  };
  addEventListener('click', follow, { signal });
  for (const intent of INTENTS) addEventListener(intent, intend, { passive: true, signal });
}
