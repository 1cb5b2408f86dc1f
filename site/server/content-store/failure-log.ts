import { type Log, reasonOf } from '../base/log.ts';
import { BackendError } from './fetch-set.ts';
import { UnreadableAnswer } from './read-content.ts';

/** Remembers which sets could not be fetched and why, and says so without repeating itself. */
export type FailureLog = {
  failed(set: string, error: unknown): void;
  succeeded(set: string): void;
  /** Why a set could not be fetched the last time; undefined when it could. */
  reason(set: string): string | undefined;
};

type Failure = { readonly reason: string; readonly line: string };

/** An answer that is wrong concerns one set; a backend that is away concerns all, and is said once for all. */
function describe(set: string, error: unknown): Failure {
  const reason = reasonOf(error);
  const ofThisSet = error instanceof BackendError || error instanceof UnreadableAnswer;
  return { reason, line: ofThisSet ? `content ${set}: ${reason}` : `content backend: ${reason}` };
}

export function createFailureLog(log: Log): FailureLog {
  const failures = new Map<string, Failure>();
  const isSaid = (line: string) => [...failures.values()].some((failure) => failure.line === line);
  return {
    failed(set, error) {
      const failure = describe(set, error);
      if (!isSaid(failure.line)) log(`${failure.line}; what is held stays`);
      failures.set(set, failure);
    },
    succeeded(set) {
      const failure = failures.get(set);
      failures.delete(set);
      if (failure && !isSaid(failure.line)) log(`${failure.line}: that is over`);
    },
    reason: (set) => failures.get(set)?.reason,
  };
}
