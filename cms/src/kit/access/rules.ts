import type { Access, AccessResult, CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload';
import { hasRole, ROLES, type Role, WRITERS } from './roles.ts';

/** The part of a request that the rules use. */
type Asking = { readonly req: Pick<PayloadRequest, 'user'> };

/** The roles that pass visitors' submissions on to each other. */
const COLLEAGUES: readonly Role[] = ['recruiter', 'sales'];

/** Allows administrators. */
export const admins: Access = ({ req }) => hasRole(req.user);

/** Allows administrators, and all users their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Allows editors and administrators. */
export const editors: Access = ({ req }) => hasRole(req.user, 'editor');

/** Allows the roles that write content; hooks restrict translators to the texts of their language. */
const writers: Access = ({ req }) => hasRole(req.user, ...WRITERS);

/** Allows recruiters and administrators. */
export const recruiters: Access = ({ req }) => hasRole(req.user, 'recruiter');

/** Allows sales and administrators. */
export const sales: Access = ({ req }) => hasRole(req.user, 'sales');

/** Allows administrators, and all users their own account and those of colleagues to whom work can be assigned. */
export const adminsOrColleagues: Access = ({ req }) => {
  if (hasRole(req.user)) return true;
  if (!req.user) return false;
  const shared = COLLEAGUES.filter((role) => hasRole(req.user, role));
  const own: Where = { id: { equals: req.user.id } };
  return shared.length === 0 ? own : { or: [own, { roles: { in: ['admin', ...shared] } }] };
};

/** Allows administrators, and users on their own account, to read a field: of each other, colleagues read names only. */
export const adminsOrOwner: FieldAccess = ({ id, doc, req }) => {
  // Payload asks for the rights of a form without an id, but with the document.
  const account: unknown = id ?? doc?.id;
  return hasRole(req.user) || (account !== undefined && account === req.user?.id);
};

/** Allows no request: only the server itself. */
export const denyAll: Access = () => false;

/** The access to a field that only the CMS writes. */
export const READ_ONLY = { create: () => false, update: () => false };

/**
 * Whether the user has any role in the CMS. Visitors read only through the wire, which contains only what the site
 * shows.
 */
export const isSignedIn = ({ req }: Asking): boolean => hasRole(req.user, ...ROLES);

/** Allows writers all drafts, and all signed-in users what is published; visitors have the wire. */
export const publishedOrAllDrafts = ({ req }: Asking): AccessResult => {
  if (hasRole(req.user, ...WRITERS)) return true;
  return isSignedIn({ req }) ? { _status: { equals: 'published' } } : false;
};

/** Whether the user may read every draft. */
export const canReadDrafts = ({ req }: Asking): boolean => publishedOrAllDrafts({ req }) === true;

/** The access to globals that editors write and translators translate, hidden from other roles. */
export const globalAccess = { read: writers, readVersions: writers, update: writers };

/** Whether all who write content, translators included, may update the documents of a collection, or a global. */
export function isOpenToWriters({ access }: { readonly access?: { readonly update?: Access } }): boolean {
  return access?.update === writers;
}

type CollectionAccess = NonNullable<CollectionConfig['access']>;

const editedAccess: CollectionAccess = { create: editors, update: writers, delete: editors, unlock: editors };

/** The access to collections that editors write and all signed-in users read. Visitors read through the wire. */
export const publicAccess: CollectionAccess = { ...editedAccess, read: isSignedIn };

/**
 * The access to collections that editors write and of which all signed-in users read what is published. Visitors read
 * through the wire.
 */
export const publishedAccess: CollectionAccess = { ...editedAccess, read: publishedOrAllDrafts, readVersions: writers };
