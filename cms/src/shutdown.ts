import { processWide } from './process-wide.ts';

/**
 * How long answers that are under way may take once the process was told to end, so that it has ended within five
 * seconds; what was stored is on disk by then.
 */
const GRACE_MS = 4_000;

/** Aborted when the process is told to end: what would never end by itself ends then. */
export const shutdown = processWide('shutdown', () => new AbortController());

/** Ends with the signals that service managers send. Next then stops listening and finishes what is under way. */
export function endWithSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // First: whatever listens to the end can't keep it from coming.
      setTimeout(() => process.exit(0), GRACE_MS).unref();
      shutdown.abort();
    });
  }
}
