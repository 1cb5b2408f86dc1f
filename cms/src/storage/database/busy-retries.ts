import { isBusy } from '#cms/base/database-fault.ts';

/** The backoff, in milliseconds: the first pause, and the longest after doubling. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** The timeout, in milliseconds: the time that a backup of a large database takes on a busy machine. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Retries `work` with exponential backoff while another writer keeps the database busy; rethrows after ten minutes. For
 * work that no visitor waits for and that a refusal leaves undone.
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
