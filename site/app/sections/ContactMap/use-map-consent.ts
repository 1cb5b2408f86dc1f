import { useEffect, useState } from 'react';
import { consentCookie, holdsConsent } from './consent-cookie.ts';

export type MapConsent = {
  readonly given: boolean;
  /** Whether it was kept for the next page. */
  readonly remembered: boolean;
  readonly give: (remember: boolean) => void;
  readonly withdraw: () => void;
};

/** Keeps or expires the consent in the browser; tells whether one is held afterwards. */
function keepConsent(keep: boolean): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
  document.cookie = consentCookie(keep, location.protocol);
  return holdsConsent(document.cookie);
}

/** The visitor's consent to load the map from its provider: for this page, or kept in a cookie if they asked for it. */
export function useMapConsent(): MapConsent {
  const [given, setGiven] = useState(false);
  const [remembered, setRemembered] = useState(false);
  useEffect(() => {
    if (!holdsConsent(document.cookie)) return;
    setGiven(true);
    setRemembered(true);
  }, []);
  return {
    given,
    remembered,
    give: (remember) => {
      setGiven(true);
      setRemembered(remember && keepConsent(true));
    },
    withdraw: () => {
      keepConsent(false);
      setGiven(false);
      setRemembered(false);
    },
  };
}
