import type { PayloadRequest, Where } from 'payload';

const JOBS = 'payload-jobs';

/** Conditions of jobs that are neither done nor given up. */
export const OPEN: readonly Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }];

/** Conditions of open jobs that no runner has started. */
export const WAITING: readonly Where[] = [...OPEN, { processing: { equals: false } }];

/**
 * Locks a job until the request's transaction ends. Returns whether it may be changed: it exists, and no runner has
 * started it. Check and lock are one statement, so that no runner can start it in between.
 */
export async function lockJob({ payload, transactionID }: PayloadRequest, id: number): Promise<boolean> {
  const locked = await payload.db.updateOne({
    collection: JOBS,
    where: { and: [{ id: { equals: id } }, { processing: { not_equals: true } }] },
    data: { processing: false },
    options: { atomic: true },
    req: { transactionID },
  });
  return locked !== null;
}

/** The state of a job that has yet to run. */
const FRESH = { completedAt: null, error: null, hasError: false, processing: false, totalTried: 0 };

/** The values that a retried job gets: when it runs, null for now, and the log that it keeps. */
type Retry = { readonly waitUntil: string | null; readonly log: readonly unknown[]; readonly input?: object };

/** Resets a locked job that failed or waits for a retry, so that it runs. */
export async function retryJob({ payload, transactionID }: PayloadRequest, id: number, retry: Retry): Promise<void> {
  await payload.db.updateOne({ collection: JOBS, id, data: { ...FRESH, ...retry }, req: { transactionID } });
}

/** Cancels jobs in the request's transaction. */
export async function cancelJobs({ payload, transactionID }: PayloadRequest, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection: JOBS, where, req: { transactionID } });
}
