import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#app/content/browser-storage.ts';

/** Where a visitor's remembered consent to the map provider is kept. */
const STORAGE_KEY = 'map-consent';
const AGREED = 'openstreetmap';

export type MapConsent = {
  readonly given: boolean;
  /** Whether it was kept for the next page. */
  readonly remembered: boolean;
  readonly give: (remember: boolean) => void;
  readonly withdraw: () => void;
};

/** The visitor's consent to load the map from its provider: for this page, or kept in the browser if they asked for it. */
export function useMapConsent(): MapConsent {
  const [given, setGiven] = useState(false);
  const [remembered, setRemembered] = useState(false);
  useEffect(() => {
    if (readStored(STORAGE_KEY) !== AGREED) return;
    setGiven(true);
    setRemembered(true);
  }, []);
  return {
    given,
    remembered,
    give: (remember) => {
      setGiven(true);
      setRemembered(remember && writeStored(STORAGE_KEY, AGREED));
    },
    withdraw: () => {
      removeStored(STORAGE_KEY);
      setGiven(false);
      setRemembered(false);
    },
  };
}
