import { StartError } from '../../launch/start-error.ts';
import type { Count } from './test-reports.ts';

/** A part of a run. It reports its counts, and throws a StartError if nothing can run after it. */
export type Phase = (count: (counts: readonly Count[]) => void) => Promise<void>;

/**
 * Runs checks in parallel with the preparation of later phases. Ends when both have, so that the checks are counted
 * whatever fails.
 */
export function beside(checks: () => Promise<readonly Count[]>, prepare: () => Promise<void>): Phase {
  return async (count) => {
    const outcomes = await Promise.allSettled([checks().then(count), prepare()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}

/** Runs phases one after another, up to the first that fails: it counts as one more failure. */
export async function runPhases(phases: readonly Phase[]): Promise<Count> {
  const all: Count[] = [];
  try {
    for (const phase of phases) await phase((counts) => all.push(...counts));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    all.push({ passed: 0, failures: [error.message] });
  }
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
