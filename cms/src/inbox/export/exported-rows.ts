import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PayloadRequest, Where } from 'payload';
import { BATCH_ROWS } from '#cms/kit/row-batches.ts';
import type { InboxName } from '../inboxes.ts';

/** The context's key of an export, so that the inbox's hook records it once instead of row by row. */
export const IS_EXPORT = 'isExport';

/** Whether a filter mentions the state, and so decides about spam. */
function filtersState(where: Where): boolean {
  return Object.entries(where).some(([key, part]) =>
    Array.isArray(part) ? part.some(filtersState) : key.split('.')[0] === 'status',
  );
}

/** Excludes spam, as the list does, unless the filters mention the state. */
export function excludeSpam(where: Where): Where {
  return filtersState(where) ? where : { and: [where, { status: { not_equals: 'spam' } }] };
}

/**
 * Yields rows in batches, the newest first, with a turn of the event loop in between: SQLite answers at once, so that
 * otherwise no other task would run between two batches.
 *
 * @param read finds the next rows with this condition
 */
export async function* readInBatches<Row extends { readonly id: number }>(
  read: (older: Where) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let older: Where = {};
  for (;;) {
    const rows = await read(older);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < BATCH_ROWS || last === undefined) return;
    older = { id: { less_than: last.id } };
    await othersTurn();
  }
}

/** Yields the filtered rows, the newest first, with the user's permissions. */
export function readRows(req: PayloadRequest, inbox: InboxName, where: Where) {
  return readInBatches(async (older) => {
    const { docs } = await req.payload.find({
      collection: inbox,
      where: { and: [where, older] },
      sort: '-id',
      limit: BATCH_ROWS,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user: req.user,
      context: { [IS_EXPORT]: true },
    });
    return docs;
  });
}
