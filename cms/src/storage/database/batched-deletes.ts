import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, Payload, Where } from 'payload';

/** The rows that are deleted in one transaction, for which other writers have to wait. */
const BATCH = 200;

/** Yields to the event loop, so that waiting requests are served: SQLite's driver is synchronous. */
export const yieldToRequests = (): Promise<void> => setImmediate();

/** Yields the ids of documents in batches, oldest first. A batch is read only after the one before it was processed. */
export async function* readIdBatches(
  { db }: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  where: Where,
): AsyncGenerator<readonly number[]> {
  for (let after = 0; ; ) {
    const { docs } = await db.find<{ id: number }>({
      collection,
      where: { and: [where, { id: { greater_than: after } }] },
      select: { id: true },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    });
    const last = docs.at(-1);
    if (last === undefined) return;
    yield docs.map(({ id }) => id);
    after = last.id;
  }
}

/**
 * Deletes rows of a collection without running hooks, each batch in a separate transaction. Returns how many.
 *
 * @param isOver called before each batch: true stops
 */
export async function deleteInBatches(
  payload: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  where: Where,
  isOver: () => boolean = () => false,
): Promise<number> {
  let deleted = 0;
  for await (const ids of readIdBatches(payload, collection, where)) {
    await yieldToRequests();
    if (isOver()) break;
    // The condition is checked again, as a row may have changed since it was read.
    await payload.db.deleteMany({ collection, where: { and: [where, { id: { in: [...ids] } }] } });
    deleted += ids.length;
  }
  return deleted;
}
