import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Editors and administrators. */
export const editors: Access = ({ req }) => hasRole(req.user, 'editor');
