import { useEffect, useState } from 'react';
import { consentCookie, heldConsents, type MapProvider } from './consent-cookie.ts';

/** Whether the consent to a provider's maps was kept for the next page; browsers alone know. */
export function isKept(provider: MapProvider): boolean {
  return heldConsents(document.cookie).includes(provider);
}

/**
 * The providers to whose maps the visitor consented, for this page or, if they asked for it, in a cookie; and what changes
 * that for one of them, as `change(provider, isGiven, isKept)`.
 */
export function useMapConsent() {
  const [given, setGiven] = useState<readonly string[]>([]);
  useEffect(() => setGiven(heldConsents(document.cookie)), []);
  const change = (provider: MapProvider, isGiven: boolean, keep: boolean) => {
    const changed = (list: readonly string[], isIn: boolean) =>
      list.filter((other) => other !== provider).concat(isIn ? provider : []);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
    document.cookie = consentCookie(changed(heldConsents(document.cookie), keep), location.protocol);
    setGiven(changed(given, isGiven));
  };
  return [given, change] as const;
}
