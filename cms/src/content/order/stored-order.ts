import type { PayloadRequest } from 'payload';
import type { EditedCollection } from '#cms/kit/concurrent/edited-documents.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { takeAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';
import { executeInTransaction } from '#cms/storage/database/transaction.ts';

/** Makes other changes of a collection's order wait until the request's transaction ends. */
export function lockOrder(req: PayloadRequest, collection: EditedCollection): Promise<void> {
  return takeAdvisoryLock(req.payload.db, req, `order of ${collection}`);
}

/**
 * Stores the order keys of documents and nothing else, under the lock of their order. All versions get them, as the order
 * is no draft: neither publishing nor restoring moves a document.
 */
export async function storeOrder(
  req: PayloadRequest,
  collection: EditedCollection,
  orders: ReadonlyMap<number, string>,
): Promise<void> {
  const { collections, db } = req.payload;
  // By id, as others that lock several documents do.
  for (const id of [...orders.keys()].toSorted((a, b) => a - b)) await lockSaves(req, { collection, id });
  for (const [id, order] of orders) {
    await executeInTransaction(
      db,
      req,
      (sql) => sql`UPDATE ${sql.identifier(collection)} SET _order = ${order} WHERE id = ${id}`,
    );
    if (collections[collection].config.versions)
      await executeInTransaction(
        db,
        req,
        (sql) =>
          sql`UPDATE ${sql.identifier(`_${collection}_v`)} SET version__order = ${order} WHERE parent_id = ${id}`,
      );
  }
}
