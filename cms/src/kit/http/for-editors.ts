import type { PayloadRequest } from 'payload';
import { hasRole, WRITERS } from '../access/roles.ts';
import { refusal } from './private-answers.ts';

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Restricts a handler to editors. */
export function forEditors(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, 'editor') ? handler(req) : refusal(403, 'Forbidden'));
}

/** Restricts a handler to the roles that write content, in any language. */
export function forWriters(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, ...WRITERS) ? handler(req) : refusal(403, 'Forbidden'));
}
