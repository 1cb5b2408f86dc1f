'use client';

import { useSyncExternalStore } from 'react';

function unchanging(): () => void {
  return () => {};
}

/** The zone of the reader's own clock; that of the agency's seat, `home`, while the server renders. */
export function useOwnZone(home: string): string {
  return useSyncExternalStore(
    unchanging,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => home,
  );
}
