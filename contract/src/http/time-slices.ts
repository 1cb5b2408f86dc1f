import { setImmediate as othersTurn } from 'node:timers/promises';

/** How long background work may block the event loop, in milliseconds. */
const SLICE_MS = 5;

/**
 * Cuts long work into slices so that a server stays responsive: awaited between the steps, it yields to the event loop
 * whenever the slice is over.
 */
export type TimeSlices = () => Promise<void>;

type TimeSlicesOptions = {
  readonly sliceMs?: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Resolves after the event loop has handled other work. */
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
