'use client';

import { useSyncExternalStore } from 'react';

function subscribeToNothing(): () => void {
  return () => {};
}

/** Returns the browser's time zone; the agency's, `home`, during server rendering. */
export function useBrowserZone(home: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => home,
  );
}
