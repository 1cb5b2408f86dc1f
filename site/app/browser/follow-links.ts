import { languageOf } from '@kontorwerk/contract/address/address';
import { isPlainClick } from '../base/plain-click.ts';
import { innerAddress } from './inner-address.ts';
import { focusPlace, placeInPage } from './place-in-page.ts';

/** Handlers for links inside the site. */
type Following = {
  /** Returns the address of the current page. */
  readonly here: () => string;
  /** Called when the visitor is about to use a link. */
  readonly prefetch: (address: string) => void;
  /** Called when the visitor uses a link. */
  readonly navigate: (address: string) => void;
  /** Removes the listeners. */
  readonly signal?: AbortSignal;
};

/** Events that show the intent to use a link. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Resolves a link relative to a page; null if it leads outside of the site. */
export function addressOfLink(link: HTMLAnchorElement, here: string): string | null {
  const { href, target } = link;
  const download = link.hasAttribute('download');
  return innerAddress({ href, target, download }, here, languageOf(new URL(here).pathname));
}

/** Returns the link that an event happened in. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Routes clicks on links inside the site to the router, whether written by components, editors or the server. A page
 * load would count as leaving (§9) and clear the storage, though the visitor stays on the site.
 */
export function followLinks({ here, prefetch, navigate, signal }: Following): void {
  const follow = (click: MouseEvent) => {
    const link = isPlainClick(click) ? linkOf(click) : null;
    const address = link && addressOfLink(link, here());
    if (link === null || address === null) return;
    click.preventDefault();
    // Safari doesn't focus a clicked link, but going back restores the focus to it.
    if (document.activeElement !== link) link.focus({ preventScroll: true, focusVisible: false });
    navigate(address);
    // Focuses the anchor as the browser would, so that keyboard users continue from there.
    const place = placeInPage(new URL(address, here()).hash);
    if (place) focusPlace(place);
  };
  let last: string | null = null;
  const intend = (event: Event) => {
    const link = linkOf(event);
    const address = link && addressOfLink(link, here());
    // Further pointer events inside the same link are ignored.
    if (address !== null && address !== last) prefetch(address);
    last = address;
  };
  addEventListener('click', follow, { signal });
  for (const intent of INTENTS) addEventListener(intent, intend, { passive: true, signal });
}
