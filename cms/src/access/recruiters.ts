import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Recruiters and administrators. */
export const recruiters: Access = ({ req }) => hasRole(req.user, 'recruiter');
