import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Everybody reads what is published; drafts are for those who write them. */
export const publishedOrEditors: Access = ({ req }) =>
  hasRole(req.user, 'editor') || { _status: { equals: 'published' } };
