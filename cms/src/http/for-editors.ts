import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';

/** What is answered to who is signed in is kept by nobody. */
const HEADERS = { 'Cache-Control': 'no-store' };

type Handler = (req: PayloadRequest) => Promise<Response>;

/** An answer to the admin. */
export function answer(body: object): Response {
  return Response.json(body, { headers: HEADERS });
}

/** Says why something isn't done, in Payload's own form. */
export function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: HEADERS });
}

/** Lets nobody in but those who decide about content. */
export function forEditors(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, 'editor') ? handler(req) : refusal(403, 'Forbidden'));
}

/** Lets nobody in but those who write content, in whatever language. */
export function forWriters(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, 'editor', 'translator') ? handler(req) : refusal(403, 'Forbidden'));
}
