import type { PayloadRequest } from 'payload';
import { hasRole, WRITERS } from '../access/roles.ts';

/** Answers to signed-in users must not be cached. */
const HEADERS = { 'Cache-Control': 'no-store' };

/** Builds an answer to the admin. */
export function answerJson(body: object, status = 200): Response {
  return Response.json(body, { status, headers: HEADERS });
}

/**
 * Builds an error in Payload's format: the admin shows the message as it is, and also at the form's field with this
 * path.
 */
export function answerError(status: number, message: string, path?: string): Response {
  const data = path === undefined ? {} : { data: { errors: [{ path, message }] } };
  return answerJson({ errors: [{ message, ...data }] }, status);
}

/** Builds the answer to a rate-limited request; `{seconds}` in the message is the wait. */
export function answerTooMany(message: string, seconds: number): Response {
  const response = answerError(429, message.replace('{seconds}', String(seconds)));
  response.headers.set('Retry-After', String(seconds));
  return response;
}

type Handler = (req: PayloadRequest) => Promise<Response>;

/** Restricts a handler to editors. */
export function restrictToEditors(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, 'editor') ? handler(req) : answerError(403, 'Forbidden'));
}

/** Restricts a handler to the roles that write content, in any language. */
export function restrictToWriters(handler: Handler): Handler {
  return async (req) => (hasRole(req.user, ...WRITERS) ? handler(req) : answerError(403, 'Forbidden'));
}
