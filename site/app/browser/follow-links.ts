import { languageOf } from '@kontorwerk/contract/address/address';
import { isPlainClick } from '../base/plain-click.ts';
import { findAnchor, focusAnchor } from './anchor.ts';
import { resolveInternalLink } from './internal-link.ts';

/** Handlers for links inside the site. */
type LinkHandlers = {
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
export function resolveLink(link: HTMLAnchorElement, here: string): string | null {
  const { href, target } = link;
  const download = link.hasAttribute('download');
  return resolveInternalLink({ href, target, download }, here, languageOf(new URL(here).pathname));
}

/** Returns the link that an event happened in. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Routes clicks on links inside the site to the router, whether written by components, editors or the server. A page
 * load would count as leaving (§9) and clear the storage, though the visitor stays on the site.
 */
export function followLinks({ here, prefetch, navigate, signal }: LinkHandlers): void {
  const follow = (click: MouseEvent) => {
    const link = isPlainClick(click) ? findLink(click) : null;
    const address = link && resolveLink(link, here());
    if (link === null || address === null) return;
    click.preventDefault();
    // Safari doesn't focus a clicked link, but going back restores the focus to it.
    if (document.activeElement !== link) link.focus({ preventScroll: true, focusVisible: false });
    navigate(address);
    // Focuses the anchor as the browser would, so that keyboard users continue from there.
    const place = findAnchor(new URL(address, here()).hash);
    if (place) focusAnchor(place);
  };
  let last: string | null = null;
  const intend = (event: Event) => {
    const link = findLink(event);
    const address = link && resolveLink(link, here());
    // Further pointer events inside the same link are ignored.
    if (address !== null && address !== last) prefetch(address);
    last = address;
  };
  addEventListener('click', follow, { signal });
  for (const intent of INTENTS) addEventListener(intent, intend, { passive: true, signal });
}
