import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators. */
export const admins: Access = ({ req }) => hasRole(req.user);
