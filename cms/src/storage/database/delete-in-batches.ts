import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, Payload, Where } from 'payload';

/** Rows that are deleted in one transaction: other writers wait for as many. */
const BATCH = 200;

/** Waits until requests that have come meanwhile had their turn: SQLite's driver is synchronous, and lets nothing else in. */
export const letOthersIn = (): Promise<void> => setImmediate();

/** Yields the ids of documents batch by batch, the oldest first. A batch is read once the one before it is dealt with. */
export async function* idsInBatches(
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
 * Deletes the rows of a collection past its hooks, each batch in a transaction of its own, and returns how many.
 *
 * @param isOver asked before each batch: true leaves the rest
 */
export async function deleteInBatches(
  payload: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  where: Where,
  isOver: () => boolean = () => false,
): Promise<number> {
  let deleted = 0;
  for await (const ids of idsInBatches(payload, collection, where)) {
    await letOthersIn();
    if (isOver()) break;
    // Asked again: one of them may have changed since it was read.
    await payload.db.deleteMany({ collection, where: { and: [where, { id: { in: [...ids] } }] } });
    deleted += ids.length;
  }
  return deleted;
}
