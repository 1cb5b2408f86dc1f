import { setImmediate as othersTurn } from 'node:timers/promises';

/** How long work that nobody waits for goes on before others have their turn, in milliseconds. */
const SLICE_MS = 5;

/**
 * Cuts long work into slices, so that a server answers others meanwhile: the work asks between its steps, and waits for
 * the others' turn whenever its slice is over.
 */
export type TimeSlices = () => Promise<void>;

type TimeSlicesOptions = {
  readonly sliceMs?: number;
  /** Milliseconds, from whenever. */
  readonly now?: () => number;
  /** Resolves when others have had their turn. */
  readonly others?: () => Promise<unknown>;
};

export function createTimeSlices({
  sliceMs = SLICE_MS,
  now = () => performance.now(),
  others = othersTurn,
}: TimeSlicesOptions = {}): TimeSlices {
  let since = now();
  return async () => {
    if (now() - since < sliceMs) return;
    await others();
    since = now();
  };
}
