import type { CollectionAfterDeleteHook, CollectionSlug, Where } from 'payload';
import { MAIL_KIND_NAMES, MAIL_KINDS, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './mail-kinds.ts';

/** Matches a field of a job's input; no condition for an empty list, which PostgreSQL refuses in JSON. */
function inputFilter(name: string, values: readonly (number | string)[]): readonly Where[] {
  return values.length === 0 ? [] : [{ [name]: { in: [...values] } }];
}

/** Returns conditions of which the outbox's deliveries about a collection's documents meet one. */
export function deliveriesOf(collection: CollectionSlug): Where[] {
  const kinds = MAIL_KIND_NAMES.filter((kind) => MAIL_KINDS[kind].about === collection);
  const events = WEBHOOK_EVENT_NAMES.filter((event) => WEBHOOK_EVENTS[event] === collection);
  return [...inputFilter('input.kind', kinds), ...inputFilter('input.type', events)];
}

/** Returns the query for the outbox's deliveries about documents. */
export function deliveriesAbout(collection: CollectionSlug, ids: readonly (number | string)[]): Where {
  const isTold = deliveriesOf(collection);
  if (ids.length === 0 || isTold.length === 0) return { id: { in: [] } };
  return { and: [...inputFilter('input.about', ids), { or: isTold }] };
}

/**
 * Drops the deliveries about a deleted document: waiting ones have lost their subject, finished ones name a recipient.
 * One that is running ends, and finds no document at its next try.
 */
export const dropDeliveries: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const isIdle: Where = { processing: { not_equals: true } };
  const where: Where = { and: [deliveriesAbout(collection.slug, [id]), isIdle] };
  await req.payload.delete({ collection: 'payload-jobs', where, depth: 0, overrideAccess: true, req });
};
