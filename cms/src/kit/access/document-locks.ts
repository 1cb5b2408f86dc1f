import { isRecord } from '@kontorwerk/contract/content/read-values';
import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { findShownNames } from './account-names.ts';
import { denyAll, isSignedIn } from './rules.ts';
import { canWrite } from './write-access.ts';

/** Returns the id of a lock's user, populated or not. */
function holderId(user: unknown): number | null {
  const value = isRecord(user) ? user.value : null;
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

/**
 * Shows the holder of a lock by name, and nothing else of the account: accounts are for administrators, and Payload
 * would show other users an id. Payload's dialogs show the value of the e-mail address.
 */
export const showHolderName: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = holderId(doc.user);
  if (id === null) return doc;
  const name = (await findShownNames(req, { id: { equals: id } })).get(id);
  return name === undefined ? doc : { ...doc, user: { ...doc.user, value: { id, email: name } } };
};

/** Payload's collection of locks. */
export const LOCKS = 'payload-locked-documents';

/** Whether the request's user may write the locked document; otherwise there is no reason to take over its lock. */
function canWriteLocked(req: PayloadRequest, lock: unknown): Promise<boolean> | boolean {
  if (!isRecord(lock)) return false;
  if (!isRecord(lock.document)) return canWrite(req, { global: lock.globalSlug });
  return canWrite(req, { collection: lock.document.relationTo, id: lock.document.value });
}

/** Allows taking over one lock at a time, to users who may write the locked document. */
const allowTakeOver: Access = async ({ id, req }) => {
  if (id === undefined || !isSignedIn({ req })) return false;
  const lock = await req.payload.findByID({
    collection: LOCKS,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  return canWriteLocked(req, lock);
};

/** Allows users to end their own locks only. */
const allowOwnLocks: Access = ({ req }) =>
  isSignedIn({ req }) && req.user ? { 'user.value': { equals: req.user.id } } : false;

/**
 * Lets users with a role read all locks, and any others their own: the account page requests locks, and is where a user
 * sets up a required second factor.
 */
const allowReading: Access = ({ req }) =>
  isSignedIn({ req }) || (req.user ? { 'user.value': { equals: req.user.id } } : false);

/** Restricts the update of a lock to a new owner, the requesting user. */
const assignToRequester: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const { document, globalSlug } = originalDoc ?? {};
  return { document, globalSlug, user: { relationTo: 'users', value: req.user?.id } };
};

/**
 * Allows only a lock's owner to write it, or a user who may write the document and takes over; shows the owner's name.
 */
export function guardLocks(locks: SanitizedCollectionConfig): void {
  locks.access = { ...locks.access, create: denyAll, read: allowReading, update: allowTakeOver, delete: allowOwnLocks };
  locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), showHolderName];
  locks.hooks.beforeChange = [...(locks.hooks.beforeChange ?? []), assignToRequester];
}
