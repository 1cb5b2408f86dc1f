import type { PayloadRequest } from 'payload';

/**
 * Locks a job until the request's transaction ends. Returns whether it may be changed: it exists, and no runner has
 * started it. Check and lock are one statement, so that no runner can start it in between.
 */
export async function lockJob({ payload, transactionID }: PayloadRequest, id: number): Promise<boolean> {
  const locked = await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { processing: { not_equals: true } }] },
    data: { processing: false },
    options: { atomic: true },
    req: { transactionID },
  });
  return locked !== null;
}
