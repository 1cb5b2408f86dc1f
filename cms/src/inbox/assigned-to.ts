import type { RelationshipField } from 'payload';
import { INBOXES, type InboxName } from './inboxes.ts';

/** The colleague who works on it, one with access to it. A new assignee is notified by mail. */
export function assignedTo(inbox: InboxName): RelationshipField {
  return {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'users',
    label: { en: 'Assigned to', de: 'Zuständig' },
    // By their ids: the form sends the condition along, and other roles may not query an account's roles.
    filterOptions: async ({ req: { payload, transactionID } }) => {
      const { docs } = await payload.find({
        collection: 'users',
        where: { roles: { in: ['admin', INBOXES[inbox].role] } },
        select: { name: true },
        depth: 0,
        pagination: false,
        overrideAccess: true,
        req: { transactionID },
      });
      return { id: { in: docs.map(({ id }) => id) } };
    },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      description: {
        en: 'Whoever you hand it to gets an e-mail with a link.',
        de: 'Wer übernimmt, bekommt eine E-Mail mit einem Link.',
      },
    },
  };
}
