import type { CollectionBeforeDeleteHook } from 'payload';
import { INBOXES, type InboxName } from './inboxes.ts';

/**
 * Drops what was noted down and answered with what it belongs to: it is about a person, too. Before it is deleted, since
 * the database then forgets whose it was.
 */
export function dropThread(inbox: InboxName): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const where = { [INBOXES[inbox].link]: { equals: id } };
    for (const collection of ['inbox-notes', 'inbox-answers'] as const)
      await req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req });
  };
}
