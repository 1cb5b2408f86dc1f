import { setTimeout as sleep } from 'node:timers/promises';

/** How long an answer may take before the database is asked whether it answers at all, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Returns what a handler answers, however long it works, or null once the database is silent: one that hangs, or whose
 * network is cut, fails no query for minutes.
 *
 * @param isSilent whether the database leaves a small question unanswered
 */
export async function unlessSilent(
  handled: Promise<Response>,
  isSilent: () => Promise<boolean>,
  patience: number = PATIENCE_MS,
): Promise<Response | null> {
  const over = new AbortController();
  const late = async () => {
    do await sleep(patience, undefined, { signal: over.signal, ref: false });
    while (!(await isSilent()));
    return null;
  };
  try {
    return await Promise.race([handled, late()]);
  } finally {
    over.abort();
    // Whatever becomes of it now was told already.
    handled.catch(() => {});
  }
}
