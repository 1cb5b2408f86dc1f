import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { LINKED_COLLECTIONS } from '#cms/kit/links/reference.ts';
import { takeTurn } from '#cms/storage/database/alone.ts';

/** What has addresses, or leads away from one. */
const ADDRESSED: readonly string[] = [...LINKED_COLLECTIONS, 'redirects'];

/**
 * Takes the advisory lock under which addresses are given and taken until the request's transaction ends: one that was free
 * when it was validated is free when it is stored.
 */
export function lockAddresses(req: PayloadRequest): Promise<void> {
  return takeTurn(req.payload.db, req, 'addresses');
}

/** The same for a document of a collection, where those have addresses. */
export async function lockAddressesOf(collection: string, req: PayloadRequest): Promise<void> {
  if (ADDRESSED.includes(collection)) await lockAddresses(req);
}

/**
 * The same before a document is validated and saved. Drafts have no address yet, and are saved again and again while an
 * editor types.
 */
export const lockAddressesForSave: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const isDraft = data._status === 'draft' && String(req.query.draft) === 'true';
  if (!isDraft) await lockAddressesOf(collection.slug, req);
  return data;
};
