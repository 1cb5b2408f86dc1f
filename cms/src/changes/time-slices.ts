import { setImmediate as othersTurn } from 'node:timers/promises';

/** How long work that nobody waits for goes on before others have their turn, in milliseconds. */
const SLICE_MS = 5;

/**
 * Cuts long work into slices, so that the process answers others meanwhile: the work asks between its steps, and waits
 * for the others' turn whenever its slice is over.
 */
export function createTimeSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await othersTurn();
    since = performance.now();
  };
}
