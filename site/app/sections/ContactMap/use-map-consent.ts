import { useEffect, useState } from 'react';
import { buildConsentCookie, type MapProvider, readConsents } from './consent-cookie.ts';

/** Whether the consent to a provider's maps is stored for later pages; browser only. */
export function isConsentStored(provider: MapProvider): boolean {
  return readConsents(document.cookie).includes(provider);
}

/**
 * Returns the providers that the visitor consented to, for this page or, on request, in a cookie; and the setter for
 * one of them, `change(provider, isGiven, isKept)`.
 */
export function useMapConsent() {
  const [given, setGiven] = useState<readonly string[]>([]);
  useEffect(() => setGiven(readConsents(document.cookie)), []);
  const change = (provider: MapProvider, isGiven: boolean, keep: boolean) => {
    const changed = (list: readonly string[], isIn: boolean) =>
      list.filter((other) => other !== provider).concat(isIn ? provider : []);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
    document.cookie = buildConsentCookie(changed(readConsents(document.cookie), keep), location.protocol);
    setGiven(changed(given, isGiven));
  };
  return [given, change] as const;
}
