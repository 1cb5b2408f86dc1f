import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';

/** When a server counts as hung. */
export const SILENCE = {
  /** The pause between two checks, in milliseconds. */
  everyMs: 10_000,
  /**
   * The timeout of an answer, in milliseconds: a CMS that waits for its database isn't hung, and answers in the end.
   */
  patienceMs: HEALTH_PATIENCE_MS + 5_000,
  /** The unanswered checks in a row: two and a half minutes, longer than under any load. */
  questions: 6,
};

/**
 * Whether a server's address gives no answer in time. A refused or lost connection is no silence: such a process is
 * running, and may be fending off clients.
 */
export async function isSilent(url: string, patienceMs: number): Promise<boolean> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(url, { signal: patience });
    await answer.body?.cancel();
    return false;
  } catch {
    return patience.aborted;
  }
}

type Watch = {
  /** Checks once; resolves with whether there was no answer in time. */
  readonly silent: () => Promise<boolean>;
  /** Called once, when the server counts as hung. */
  readonly onHung: () => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Waits until the next check. */
  readonly wait?: (signal: AbortSignal) => Promise<void>;
};

const waitForNext = (signal: AbortSignal) => sleep(SILENCE.everyMs, undefined, { signal, ref: false });

/** Watches a running server, and calls `onHung` once it has been silent for too long. */
export async function watchAnswers({ silent, onHung, signal, wait = waitForNext }: Watch): Promise<void> {
  for (let unanswered = 0; unanswered < SILENCE.questions; ) {
    await wait(signal).catch(() => undefined);
    if (signal.aborted) return;
    unanswered = (await silent()) ? unanswered + 1 : 0;
  }
  if (!signal.aborted) onHung();
}
