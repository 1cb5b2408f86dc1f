/** The header in which an answer, and the site's request to the backend, name the request that they belong to. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Short, and of characters that mean nothing anywhere. */
const HARMLESS = /^[\w.-]{1,64}$/;

/** The id that somebody gave a request, as far as it can be passed on and logged as it is; else a new one. */
export function requestId(given: string | readonly string[] | null | undefined): string {
  return typeof given === 'string' && HARMLESS.test(given) ? given : crypto.randomUUID();
}
