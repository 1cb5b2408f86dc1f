/** The header that carries a request's id, in the response and in the site's own request to the backend. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Short, and without special characters. */
const HARMLESS = /^[\w.-]{1,64}$/;

/** Returns the given request id if it is safe to pass on and to log; else a new one. */
export function acceptRequestId(given: string | readonly string[] | null | undefined): string {
  return typeof given === 'string' && HARMLESS.test(given) ? given : crypto.randomUUID();
}
