import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../error-reason.ts';
import { type CheckResult, writeToLauncher } from './check-result.ts';

/** A check that tries out one setting. */
export type Try = {
  readonly setting: string;
  /** The timeout, in milliseconds; the signal is aborted then. */
  readonly limitMs: number;
  /** The remedy for a failure or a timeout. */
  readonly advice: string;
  /** Rejects if the setting is wrong, with the reason as its message. */
  readonly run: (signal: AbortSignal) => Promise<readonly CheckResult[]>;
};

/** How long checks that timed out may take to clean up, in milliseconds. */
const CLEANING_MS = 10_000;

async function outcomeOf(
  { setting, limitMs, advice, run }: Try,
  begun: Set<Promise<unknown>>,
): Promise<readonly CheckResult[]> {
  const wrong = (seen: string): readonly CheckResult[] => [{ verdict: 'wrong', setting, seen, advice }];
  const ending = new AbortController();
  const { promise: late, resolve } = Promise.withResolvers<readonly CheckResult[]>();
  const timer = setTimeout(() => {
    resolve(wrong(`gives no answer within ${Math.round(limitMs / 1_000)} s`));
    ending.abort();
  }, limitMs);
  try {
    const running = run(ending.signal);
    begun.add(running);
    return await Promise.race([late, running]);
  } catch (error) {
    return wrong(`can’t be used (${reasonOf(error)})`);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all checks in parallel, each within its limit, and sends all findings to the launcher, in the order given. */
export async function runTries(tries: readonly Try[]): Promise<void> {
  const begun = new Set<Promise<unknown>>();
  const outcomes = await Promise.all(tries.map((each) => outcomeOf(each, begun)));
  for (const each of outcomes.flat()) writeToLauncher(each);
  await Promise.race([Promise.allSettled(begun), sleep(CLEANING_MS)]);
}
