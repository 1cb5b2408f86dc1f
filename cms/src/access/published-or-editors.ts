import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Drafts are for those who write them, what is published for everybody who is signed in; visitors have the wire. */
export const publishedOrEditors: Access = ({ req }) => {
  if (hasRole(req.user, 'editor')) return true;
  return req.user ? { _status: { equals: 'published' } } : false;
};
