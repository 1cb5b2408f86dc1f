import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Access, CollectionBeforeChangeHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { TAKEN_OVER_AT } from '../concurrent/taken-over.ts';
import { mayWrite } from './may-write.ts';
import { nameHolder } from './named-locks.ts';
import { nobody, signedIn } from './rules.ts';

/** Payload's collection of locks. */
export const LOCKS = 'payload-locked-documents';

/** Whether the request's user may write what a lock keeps for a colleague; who may not has no reason to take it over. */
function mayWriteLocked(req: PayloadRequest, lock: unknown): Promise<boolean> | boolean {
  if (!isRecord(lock)) return false;
  if (!isRecord(lock.document)) return mayWrite(req, { global: lock.globalSlug });
  return mayWrite(req, { collection: lock.document.relationTo, id: lock.document.value });
}

/** One lock at a time is taken over, by who may write what it keeps. */
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

/** Whoever works on a document ends their own lock, and nobody else's. */
const ownLocks: Access = ({ req }) =>
  signedIn({ req }) && req.user ? { 'user.value': { equals: req.user.id } } : false;

/**
 * Users with a role read all locks, all others their own: the account page asks for locks, and a user who has yet to set up
 * a second factor does that there.
 */
const seenLocks: Access = ({ req }) =>
  signedIn({ req }) || (req.user ? { 'user.value': { equals: req.user.id } } : false);

/** A lock that is taken over changes hands and nothing else, to whoever takes it. */
const onlyToOneself: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const { document, globalSlug } = originalDoc ?? {};
  return { document, globalSlug, user: { relationTo: 'users', value: req.user?.id }, createdAt: TAKEN_OVER_AT };
};

/** Lets a lock be written by its owner alone, or by a writer of the document who takes it over; read, it has the owner's name. */
export function guardLocks(locks: SanitizedCollectionConfig): void {
  locks.access = { ...locks.access, create: nobody, read: seenLocks, update: takeOver, delete: ownLocks };
  locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), nameHolder];
  locks.hooks.beforeChange = [...(locks.hooks.beforeChange ?? []), onlyToOneself];
}
