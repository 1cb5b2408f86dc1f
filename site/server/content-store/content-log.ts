import type { ReadProblem } from '@kontorwerk/contract/content/read-entries';
import { LOG_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { AnswerTooLong } from '../http/bounded-body.ts';
import { EmptyingAnswer } from './emptying-guard.ts';
import { BackendError } from './fetch-set.ts';
import { UnreadableAnswer } from './read-content.ts';

/** Remembers which sets could not be fetched, and logs it without repeating itself. */
export type FailureLog = {
  failed(set: string, error: unknown): void;
  succeeded(set: string): void;
};

/** What is wrong with one answer. */
const OF_ONE_SET = [BackendError, UnreadableAnswer, EmptyingAnswer, AnswerTooLong];

/** An answer that is wrong concerns one set; a backend that is away concerns all, and is logged once for all. */
function describe(set: string, error: unknown): string {
  const ofThisSet = OF_ONE_SET.some((kind) => error instanceof kind);
  return `content ${ofThisSet ? set : 'backend'}: ${reasonOf(error)}`;
}

export function createFailureLog(log: Log): FailureLog {
  /** The line that each failing set is reported with. */
  const failures = new Map<string, string>();
  const isReported = (line: string) => [...failures.values()].includes(line);
  return {
    failed(set, error) {
      const line = describe(set, error);
      if (!isReported(line)) log.warn(`${line}; what is held stays`);
      failures.set(set, line);
    },
    succeeded(set) {
      const line = failures.get(set);
      failures.delete(set);
      if (line !== undefined && !isReported(line)) log.info(`${line}: that is over`);
    },
  };
}

/**
 * Logs what of a set could not be read: one line for each dropped thing, naming entry and field. The same
 * findings are logged once, however often the same answer is read.
 */
export function createProblemLog(log: Log): (set: string, problems: readonly ReadProblem[]) => void {
  const logged = new Map<string, string>();
  return (set, problems) => {
    const lines = problems.map(({ at, problem }) => `content ${set}: ${at}: ${problem}; dropped`);
    const text = lines.join('\n');
    if (logged.get(set) === text) return;
    logged.set(set, text);
    for (const line of lines.slice(0, LOG_LIMITS.problemsOfSet)) log.warn(line);
    if (lines.length > LOG_LIMITS.problemsOfSet)
      log.warn(`content ${set}: and ${lines.length - LOG_LIMITS.problemsOfSet} more like these`);
  };
}
