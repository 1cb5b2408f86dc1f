import type { RelationshipField } from 'payload';
import { INBOXES, type InboxName } from './inboxes.ts';

/** Who works on it: a colleague who may see it. Whom it is handed to is told by mail. */
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
        en: 'Whom it is handed to gets a mail with a link.',
        de: 'Wem es übergeben wird, bekommt eine E-Mail mit einem Link.',
      },
    },
  };
}
