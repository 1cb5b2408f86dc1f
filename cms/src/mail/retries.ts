import type { TaskConfig } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** The number of retries of a delivery: with the delays below, three days and two hours. */
export const RETRIES = 20;

/**
 * Returns the backoff after so many failed retries (0: after the first try): a minute, doubled each time, at most six
 * hours.
 */
export function backoffAfter(failures: number): number {
  return Math.min(MINUTE_MS * 2 ** failures, LONGEST_MS);
}

/** Whether a job that fails now is given up: its first try is no retry. */
export function isLastTry({ totalTried }: Pick<PayloadJob, 'totalTried'>): boolean {
  return (totalTried ?? 0) >= RETRIES;
}

/**
 * Sets when a failed job is tried again. Payload's own backoff has no bound, so that the last of three days would pass
 * without a try; it keeps a time that is set before it decides.
 */
export const waitForNextTry: NonNullable<TaskConfig['onFail']> = ({ job, taskStatus }) => {
  job.waitUntil = new Date(databaseNow().getTime() + backoffAfter(taskStatus?.totalTried ?? 0)).toISOString();
};
