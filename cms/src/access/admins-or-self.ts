import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators, and everybody for their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
