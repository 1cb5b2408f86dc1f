import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#app/base/wall-clock.ts';

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  // A sleeping tab's timers are late: catches up when the tab becomes visible.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Returns the current minute as an instant (ms). Null on the server and during hydration: pages are cached, so their
 * HTML must not depend on the time.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
