import { setTimeout as sleep } from 'node:timers/promises';

/** How long an answer may take before the database is probed, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Returns a handler's answer, however long it takes, or that of `onSilence` once the database is silent: if that hangs,
 * or its network is cut, no query fails for minutes.
 *
 * @param isSilent whether the database fails to answer a small query
 */
export async function awaitUnlessSilent<T, S>(
  handled: Promise<T>,
  isSilent: () => Promise<boolean>,
  onSilence: () => S,
  patience: number = PATIENCE_MS,
): Promise<T | S> {
  const over = new AbortController();
  const late = async () => {
    do await sleep(patience, undefined, { signal: over.signal, ref: false });
    while (!(await isSilent()));
    return onSilence();
  };
  try {
    return await Promise.race([handled, late()]);
  } finally {
    over.abort();
    // Its later outcome doesn't matter: the request was answered.
    handled.catch(() => {});
  }
}
