import type { RelationshipField } from 'payload';
import { INBOXES, type InboxName } from './inboxes.ts';

/** The colleague who works on it, one with access to it. A new assignee is notified by mail. */
export function assignedTo(inbox: InboxName): RelationshipField {
  return {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'users',
    label: { en: 'Assigned to', de: 'Zuständig' },
    filterOptions: { roles: { in: ['admin', INBOXES[inbox].role] } },
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
