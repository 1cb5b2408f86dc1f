import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/** Whether the app has taken over: false in the server's HTML and while it hydrates, true from then on. */
export function useAppRuns(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
