import type { PayloadRequest } from 'payload';

/**
 * Locks a job until the request's transaction ends and says whether it may be changed: it is there, and no runner has
 * begun it. The question and the lock are one statement, so that nothing begins in between.
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
