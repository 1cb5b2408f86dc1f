import type { CollectionBeforeDeleteHook } from 'payload';
import { INBOXES, type InboxName } from './inboxes.ts';

/**
 * Deletes the notes and answers of a submission: they are about a person, too. Runs before its deletion, after which
 * the database no longer knows which they were.
 */
export function dropThread(inbox: InboxName): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const where = { [INBOXES[inbox].link]: { equals: id } };
    for (const collection of ['inbox-notes', 'inbox-answers'] as const)
      await req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req });
  };
}
