import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { PayloadRequest, Where } from 'payload';
import { LOCKS } from '../access/document-locks.ts';
import { isEditedCollection, isEditedGlobal } from './edited-documents.ts';

/** Whether a colleague holds a document's lock. */
async function isHeldByColleague(req: PayloadRequest, where: Where): Promise<boolean> {
  const { docs } = await req.payload.db.find<Untrusted & { id: number }>({ collection: LOCKS, where, limit: 1, req });
  const [lock] = docs;
  const owner = isRecord(lock?.user) ? lock.user.value : undefined;
  return lock !== undefined && owner !== req.user?.id;
}

/**
 * Adapts a form state request for concurrent editing: a lock that a colleague holds or has taken over doesn't close an
 * open form, and stored changes of colleagues are merged instead of reported as stale.
 */
export async function adaptFormState(req: PayloadRequest, args: Untrusted): Promise<Untrusted> {
  const { collectionSlug, globalSlug, id, returnLockStatus } = args;
  const isCollections = typeof collectionSlug === 'string' && isEditedCollection(collectionSlug);
  const isGlobals = typeof globalSlug === 'string' && isEditedGlobal(globalSlug);
  if (!isCollections && !isGlobals) return args;
  const asked = { ...args, checkForStaleData: false };
  if (!returnLockStatus) return asked;
  const where: Where = isCollections
    ? { and: [{ 'document.relationTo': { equals: collectionSlug } }, { 'document.value': { equals: id } }] }
    : { globalSlug: { equals: globalSlug } };
  return { ...asked, returnLockStatus: !(await isHeldByColleague(req, where)) };
}
