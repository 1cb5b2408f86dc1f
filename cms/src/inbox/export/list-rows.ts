import type { PayloadRequest, Where } from 'payload';
import type { InboxName } from '../inboxes.ts';

/** How many rows are read at a time; between two of them others have their turn. */
const AT_ONCE = 200;

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

/** The rows that a filter leaves, the newest first, read a few at a time by the rights of who asks. */
export async function* listRows(req: PayloadRequest, inbox: InboxName, where: Where) {
  let before: number | null = null;
  for (;;) {
    const older: Where[] = before === null ? [] : [{ id: { less_than: before } }];
    const { docs } = await req.payload.find({
      collection: inbox,
      where: { and: [where, ...older] },
      sort: '-id',
      limit: AT_ONCE,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user: req.user,
      context: { [IS_EXPORT]: true },
    });
    yield* docs;
    const last = docs.at(-1);
    if (docs.length < AT_ONCE || last === undefined) return;
    before = last.id;
  }
}
