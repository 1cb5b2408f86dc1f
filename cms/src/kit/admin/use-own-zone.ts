'use client';

import { useSyncExternalStore } from 'react';

function unchanging(): () => void {
  return () => {};
}

/** Returns the browser's time zone; the agency's, `home`, during server rendering. */
export function useOwnZone(home: string): string {
  return useSyncExternalStore(
    unchanging,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => home,
  );
}
