'use client';

import { useCallback, useEffect } from 'react';

/**
 * Returns the link of a click that navigates within the admin in this tab: the browser doesn't ask then, as it loads no
 * page. Null for any other click.
 */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A link within an editable text isn't followed.
  if (!link?.href || link.isContentEditable || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}

/**
 * Guards a page of the admin against leaving it: the browser asks before it loads another page, and only permitted
 * links are followed.
 *
 * @param isOn whether there is unsaved input
 * @param mayFollow called for each clicked link; has to be stable between renders
 */
export function useLeaveGuard(isOn: boolean, mayFollow: (link: HTMLAnchorElement, click: MouseEvent) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const beforeFollowing = (click: MouseEvent) => {
      const link = leavingLink(click);
      if (link === null) return;
      // The browser would ask once more if the link loads another page.
      if (mayFollow(link, click)) return removeEventListener('beforeunload', beforeUnload);
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    // Before the router handles it.
    addEventListener('click', beforeFollowing, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('click', beforeFollowing, true);
    };
  }, [isOn, mayFollow]);
}

/** The clicks that were asked about: a page may have several unsent inputs. */
const confirmedClicks = new WeakSet<MouseEvent>();

/**
 * Asks the editor before leaving a page with unsent input: by the browser if another page is loaded, else with
 * `question`. Payload asks only for its own forms.
 */
export function useLeaveQuestion(isWritten: boolean, question: string): void {
  const mayFollow = useCallback(
    (_link: HTMLAnchorElement, click: MouseEvent) => {
      if (confirmedClicks.has(click)) return true;
      confirmedClicks.add(click);
      return window.confirm(question);
    },
    [question],
  );
  useLeaveGuard(isWritten, mayFollow);
}
