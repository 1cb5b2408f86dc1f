import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PayloadRequest, Where } from 'payload';
import { ROWS_AT_ONCE } from '#cms/kit/row-batches.ts';
import type { InboxName } from '../inboxes.ts';

/** What the inbox's hook is told by, so that an export is noted once and not row by row. */
export const IS_EXPORT = 'isExport';

/** Tells whether a filter says anything of the state, and so has chosen what to do with spam. */
function saysState(where: Where): boolean {
  return Object.entries(where).some(([key, part]) =>
    Array.isArray(part) ? part.some(saysState) : key.split('.')[0] === 'status',
  );
}

/** What an export shows of what a list does: spam is left out unless the list's filters say something of the state. */
export function withoutSpam(where: Where): Where {
  return saysState(where) ? where : { and: [where, { status: { not_equals: 'spam' } }] };
}

/**
 * Rows as `read` finds them, a few at a time and the newest first. Others have their turn in between: SQLite answers at
 * once, so that nothing else would come between two readings.
 *
 * @param read finds the next rows by this condition
 */
export async function* inTurns<Row extends { readonly id: number }>(
  read: (older: Where) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let older: Where = {};
  for (;;) {
    const rows = await read(older);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE || last === undefined) return;
    older = { id: { less_than: last.id } };
    await othersTurn();
  }
}

/** The rows that a filter leaves, the newest first, by the rights of who asks. */
export function listRows(req: PayloadRequest, inbox: InboxName, where: Where) {
  return inTurns(async (older) => {
    const { docs } = await req.payload.find({
      collection: inbox,
      where: { and: [where, older] },
      sort: '-id',
      limit: ROWS_AT_ONCE,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user: req.user,
      context: { [IS_EXPORT]: true },
    });
    return docs;
  });
}
