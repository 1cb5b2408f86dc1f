import type { Access, AccessResult, CollectionConfig, PayloadRequest, Where } from 'payload';
import { hasRole, ROLES, type Role, WRITERS } from './roles.ts';

/** All that the rules look at of a request. */
type Asking = { readonly req: Pick<PayloadRequest, 'user'> };

/** Those who hand each other what visitors sent. */
const COLLEAGUES: readonly Role[] = ['recruiter', 'sales'];

/** Administrators. */
export const admins: Access = ({ req }) => hasRole(req.user);

/** Administrators, and everybody for their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Editors and administrators. */
export const editors: Access = ({ req }) => hasRole(req.user, 'editor');

/** Those who write content: editors all of it, translators its texts in the other language, which a hook sees to. */
const writers: Access = ({ req }) => hasRole(req.user, ...WRITERS);

/** Recruiters and administrators. */
export const recruiters: Access = ({ req }) => hasRole(req.user, 'recruiter');

/** Sales and administrators. */
export const sales: Access = ({ req }) => hasRole(req.user, 'sales');

/** Administrators, and everybody for their own account and those of the colleagues whom work can be handed to. */
export const adminsOrColleagues: Access = ({ req }) => {
  if (hasRole(req.user)) return true;
  if (!req.user) return false;
  const shared = COLLEAGUES.filter((role) => hasRole(req.user, role));
  const own: Where = { id: { equals: req.user.id } };
  return shared.length === 0 ? own : { or: [own, { roles: { in: ['admin', ...shared] } }] };
};

/** What only the server itself does, never a request. */
export const nobody: Access = () => false;

/** Of a field that the CMS itself writes, and no request. */
export const WRITTEN_BY_NOBODY = { create: () => false, update: () => false };

/** Who works with the CMS, in whatever role. Visitors read by the wire alone, which says only what the site shows. */
export const signedIn = ({ req }: Asking): boolean => hasRole(req.user, ...ROLES);

/** Drafts are for those who write them, what is published for everybody who is signed in; visitors have the wire. */
export const publishedOrEditors = ({ req }: Asking): AccessResult => {
  if (hasRole(req.user, ...WRITERS)) return true;
  return signedIn({ req }) ? { _status: { equals: 'published' } } : false;
};

/** Those who may read every draft. */
export const draftReaders = ({ req }: Asking): boolean => publishedOrEditors({ req }) === true;

/** What editors write and translators translate, and nobody else sees. */
export const writtenAccess = { read: writers, readVersions: writers, update: writers };

type CollectionAccess = NonNullable<CollectionConfig['access']>;

const written: CollectionAccess = { create: editors, update: writers, delete: editors, unlock: editors };

/** Editors write it, everybody who is signed in reads it. Visitors read by the wire. */
export const publicAccess: CollectionAccess = { ...written, read: signedIn };

/** Editors write it, everybody who is signed in reads what is published. Visitors read by the wire. */
export const publishedAccess: CollectionAccess = { ...written, read: publishedOrEditors, readVersions: writers };
