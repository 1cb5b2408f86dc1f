import type { PayloadRequest } from 'payload';
import { hasRole, WRITERS } from '../access/roles.ts';
import { refusal } from './private-answers.ts';

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Lets nobody in but those who decide about content. */
export function forEditors(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, 'editor') ? handler(req) : refusal(403, 'Forbidden'));
}

/** Lets nobody in but those who write content, in whatever language. */
export function forWriters(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, ...WRITERS) ? handler(req) : refusal(403, 'Forbidden'));
}
