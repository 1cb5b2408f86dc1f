import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Sales and administrators. */
export const sales: Access = ({ req }) => hasRole(req.user, 'sales');
