import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/** Whether the app is hydrated: false in the server's HTML and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
