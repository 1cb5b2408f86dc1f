import type { TaskConfig } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** How often a delivery is tried again: with the delays below, for three days and two hours. */
export const RETRIES = 20;

/**
 * How long the next try waits after so many failed ones (0: after the first): a minute, doubled each time, at most six
 * hours.
 */
export function delayAfter(failures: number): number {
  return Math.min(MINUTE_MS * 2 ** failures, LONGEST_MS);
}

/** Tells whether a job that fails now is given up: its first try is none of the retries. */
export function isLastTry({ totalTried }: Pick<PayloadJob, 'totalTried'>): boolean {
  return (totalTried ?? 0) >= RETRIES;
}

/**
 * Says when a job that failed is tried again. Payload's own delays double without a bound, so that the last of three
 * days would pass without a try; what is set here before it decides is what it keeps.
 */
export const waitForNextTry: NonNullable<TaskConfig['onFail']> = ({ job, taskStatus }) => {
  job.waitUntil = new Date(databaseNow().getTime() + delayAfter(taskStatus?.totalTried ?? 0)).toISOString();
};
