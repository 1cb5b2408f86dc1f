import { setTimeout as sleep } from 'node:timers/promises';
import { HEALTH_PATIENCE_MS } from '@kontorwerk/contract/wire';

/** When a server counts as hung. */
export const SILENCE = {
  /** The pause between two questions, in milliseconds. */
  everyMs: 10_000,
  /** How long an answer may take, in milliseconds: a CMS that waits for its database isn't hung, and says so in the end. */
  patienceMs: HEALTH_PATIENCE_MS + 5_000,
  /** So many questions in a row without an answer: two and a half minutes, more than any load makes of it. */
  questions: 6,
};

/**
 * Asks a server's address; tells whether it stayed silent. A connection that is refused or cut off is no silence: a
 * process that does that runs, and may be fending somebody off.
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
  /** Asks once; tells whether there was no answer in time. */
  readonly silent: () => Promise<boolean>;
  /** Called once, when the server counts as hung. */
  readonly onHung: () => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Waits until the next question. */
  readonly wait?: (signal: AbortSignal) => Promise<void>;
};

const waitForNext = (signal: AbortSignal) => sleep(SILENCE.everyMs, undefined, { signal, ref: false });

/** Watches a server that answers, and says when it has fallen silent for good. */
export async function watchAnswers({ silent, onHung, signal, wait = waitForNext }: Watch): Promise<void> {
  for (let unanswered = 0; unanswered < SILENCE.questions; ) {
    await wait(signal).catch(() => undefined);
    if (signal.aborted) return;
    unanswered = (await silent()) ? unanswered + 1 : 0;
  }
  if (!signal.aborted) onHung();
}
