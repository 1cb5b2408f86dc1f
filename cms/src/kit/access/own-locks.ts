import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Access, CollectionBeforeChangeHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { TAKEN_OVER_AT } from '../concurrent/taken-over.ts';
import { mayWrite } from './may-write.ts';
import { nameHolder } from './named-locks.ts';
import { nobody, signedIn } from './rules.ts';

/** Payload's collection of locks. */
export const LOCKS = 'payload-locked-documents';

/** Whether the request's user may write the locked document; otherwise there is no reason to take over its lock. */
function mayWriteLocked(req: PayloadRequest, lock: unknown): Promise<boolean> | boolean {
  if (!isRecord(lock)) return false;
  if (!isRecord(lock.document)) return mayWrite(req, { global: lock.globalSlug });
  return mayWrite(req, { collection: lock.document.relationTo, id: lock.document.value });
}

/** Allows taking over one lock at a time, to users who may write the locked document. */
const takeOver: Access = async ({ id, req }) => {
  if (id === undefined || !signedIn({ req })) return false;
  const lock = await req.payload.findByID({
    collection: LOCKS,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  return mayWriteLocked(req, lock);
};

/** Allows users to end their own locks only. */
const ownLocks: Access = ({ req }) =>
  signedIn({ req }) && req.user ? { 'user.value': { equals: req.user.id } } : false;

/**
 * Lets users with a role read all locks, and any others their own: the account page requests locks, and is where a user
 * sets up a required second factor.
 */
const seenLocks: Access = ({ req }) =>
  signedIn({ req }) || (req.user ? { 'user.value': { equals: req.user.id } } : false);

/** Restricts the update of a lock to a new owner, the requesting user. */
const onlyToOneself: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const { document, globalSlug } = originalDoc ?? {};
  return { document, globalSlug, user: { relationTo: 'users', value: req.user?.id }, createdAt: TAKEN_OVER_AT };
};

/**
 * Allows only a lock's owner to write it, or a user who may write the document and takes over; shows the owner's name.
 */
export function guardLocks(locks: SanitizedCollectionConfig): void {
  locks.access = { ...locks.access, create: nobody, read: seenLocks, update: takeOver, delete: ownLocks };
  locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), nameHolder];
  locks.hooks.beforeChange = [...(locks.hooks.beforeChange ?? []), onlyToOneself];
}
