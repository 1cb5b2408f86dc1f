import { isBusy } from '#cms/base/busy.ts';

/** The pause before the second attempt; each one after it is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** How long another writer is waited for: as long as a backup of a large database takes on a busy machine. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Runs `work` again, with growing pauses, as long as another writer keeps the database busy; after ten minutes its refusal
 * is thrown. For work that no visitor waits for, and that a refusal leaves undone.
 */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
