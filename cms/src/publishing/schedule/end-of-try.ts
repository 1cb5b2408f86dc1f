import { JobCancelledError } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { reasonOf } from './not-published.ts';

/** How often it is tried again while the database is busy or away, or its disk full. */
const RETRIES = 5;

/** How often in all, while for that reason nobody can be told why it failed either. */
export const MOST_RETRIES = 2 * RETRIES;

type Failed = {
  /** How many tries were before. */
  readonly tried: number;
  readonly tell: (reason: string) => Promise<void>;
  readonly log: (err: unknown, words: string) => void;
};

/** What a try ends with that has failed: an error, after which it is tried again, or the end of the plan, with the reason. */
export async function endOfTry(error: unknown, { tried, tell, log }: Failed): Promise<Error> {
  const reason = reasonOf(error);
  if (databaseFault(error) !== null && tried < RETRIES) return new Error(reason, { cause: error });
  log(error, `was not carried out. ${reason}`);
  try {
    await tell(reason);
  } catch (untold) {
    log(untold, 'was not carried out, and nobody could be told.');
    if (databaseFault(untold) !== null && tried < MOST_RETRIES) return new Error(reason, { cause: untold });
  }
  return new JobCancelledError(reason);
}
