import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { LINKED_COLLECTIONS } from '#cms/kit/links/reference.ts';
import { takeAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';

/** Collections whose documents have addresses, and the redirects. */
const LOCKED_COLLECTIONS: readonly string[] = [...LINKED_COLLECTIONS, 'redirects'];

/**
 * Takes the advisory lock of addresses until the request's transaction ends: an address that was free when validated
 * still is when stored.
 */
export function lockAddresses(req: PayloadRequest): Promise<void> {
  return takeAdvisoryLock(req.payload.db, req, 'addresses');
}

/** Takes that lock for a document of a collection with addresses. */
export async function lockAddressesOf(collection: string, req: PayloadRequest): Promise<void> {
  if (LOCKED_COLLECTIONS.includes(collection)) await lockAddresses(req);
}

/**
 * Takes that lock before a document is validated and saved. Drafts have no address yet, and are autosaved while an
 * editor types.
 */
export const lockAddressesForSave: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const isDraft = data._status === 'draft' && String(req.query.draft) === 'true';
  if (!isDraft) await lockAddressesOf(collection.slug, req);
  return data;
};

/**
 * Takes that lock before a redirect is read that is saved or deleted: what counts its uses, imports redirects or renames a
 * page changes redirects under the same lock.
 */
export const lockRedirects: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const isWrite = operation === 'update' || operation === 'delete';
  if (isWrite && (req.user || overrideAccess)) await lockAddresses(req);
  return args;
};
