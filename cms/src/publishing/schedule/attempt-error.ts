import { JobCancelledError } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { describeFailure } from './publish-failures.ts';

/** The retries while the database is busy or away, or its disk full. */
const RETRIES_PER_CAUSE = 5;

/** The retries in all, while for the same reason the failure can't be reported either. */
export const MOST_RETRIES = 2 * RETRIES_PER_CAUSE;

type FailedAttempt = {
  /** The number of earlier tries. */
  readonly tried: number;
  readonly tell: (reason: string) => Promise<void>;
  readonly log: (err: unknown, words: string) => void;
};

/**
 * Returns the error of a failed try: a plain one, which is retried, or a cancellation with the reason, which ends the
 * plan.
 */
export async function toAttemptError(error: unknown, { tried, tell, log }: FailedAttempt): Promise<Error> {
  const reason = describeFailure(error);
  if (databaseFault(error) !== null && tried < RETRIES_PER_CAUSE) return new Error(reason, { cause: error });
  log(error, `was not carried out. ${reason}`);
  try {
    await tell(reason);
  } catch (untold) {
    log(untold, 'was not carried out, and nobody could be told.');
    if (databaseFault(untold) !== null && tried < MOST_RETRIES) return new Error(reason, { cause: untold });
  }
  return new JobCancelledError(reason);
}
