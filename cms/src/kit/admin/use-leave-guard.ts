'use client';

import { useEffect } from 'react';

/**
 * The link of a click that leads to another page of the admin in this tab, without loading it: the browser asks nobody
 * then. Null where it leads nowhere else.
 */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // One within a text that is being written isn't followed.
  if (!link?.href || link.isContentEditable || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}

/**
 * Keeps a page of the admin from being left unasked: the browser asks where it loads another, and no link is followed but
 * those that may be.
 *
 * @param isOn whether there is something to be lost
 * @param mayFollow tells of each link that is clicked; it is to stay the same from one drawing to the next
 */
export function useLeaveGuard(isOn: boolean, mayFollow: (link: HTMLAnchorElement, click: MouseEvent) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const beforeFollowing = (click: MouseEvent) => {
      const link = leavingLink(click);
      if (link === null) return;
      // The browser would ask once more where the link loads another page.
      if (mayFollow(link, click)) return removeEventListener('beforeunload', beforeUnload);
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    // Before the router hears of it.
    addEventListener('click', beforeFollowing, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('click', beforeFollowing, true);
    };
  }, [isOn, mayFollow]);
}
