import type { Where } from 'payload';
import { hasRole, INBOX_ROLES } from '#cms/kit/access/roles.ts';
import { deliveriesOf } from './delivery-queries.ts';
import { MAIL_QUEUE } from './queue.ts';

/** The roles that see the outbox, each the deliveries about its inbox. */
export const OUTBOX_ROLES = Object.values(INBOX_ROLES);

/**
 * Returns the query for the deliveries that a user may see: administrators all, other roles those about the submissions
 * that they read; false without any.
 */
export function seenDeliveries(user: unknown): Where | false {
  const isOfOutbox: Where = { queue: { equals: MAIL_QUEUE } };
  if (hasRole(user)) return isOfOutbox;
  const inboxes = (['contact-messages', 'applications'] as const).filter((inbox) => hasRole(user, INBOX_ROLES[inbox]));
  return inboxes.length > 0 && { and: [isOfOutbox, { or: inboxes.flatMap(deliveriesOf) }] };
}
