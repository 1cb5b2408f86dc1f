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
  // A sleeping tab's timers come late: it catches up as soon as somebody looks.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * The current minute as an instant (ms). Null on the server and while the page hydrates: a page is stored and
 * served at any time, so its HTML must not know one.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
