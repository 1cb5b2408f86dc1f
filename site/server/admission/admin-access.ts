import type { IncomingMessage } from 'node:http';
import { isHiddenCollection } from '@kontorwerk/contract/address/hidden-collections';

/** The cookie of a session in the CMS, under its names in browsers with and without TLS. */
const SESSION = /(?:^|;\s*)(?:__Host-)?payload-token=[^;\s]/;

/**
 * Whether a request claims a session in the CMS. Only the CMS can verify it, which it does before it reads a body of
 * more than a sign-in; a false claim gets the client no further.
 */
export function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || SESSION.test(headers.cookie ?? '');
}

const READING: readonly string[] = ['GET', 'HEAD'];
const EDITING: readonly string[] = [...READING, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Returns the allowed methods for an address of the CMS. Its pages only get POSTs from their own scripts, which name an
 * action, and only from signed-in editors: Next takes any other POST for a form of a page without scripts, which the
 * CMS doesn't have, and fails on it.
 */
export function adminMethods(request: IncomingMessage, [root]: readonly string[]): readonly string[] {
  if (root === 'api') return EDITING;
  const isAction = root === 'admin' && request.headers['next-action'] !== undefined && isSignedIn(request);
  return isAction ? [...READING, 'POST'] : READING;
}

/**
 * Whether an address of the CMS's API is hidden from a client: its root, what the CMS hides from all, and Payload's
 * internal collections from guests.
 */
export function isHidden([root, collection = '']: readonly string[], signedIn: boolean): boolean {
  if (root !== 'api') return false;
  return collection === '' || isHiddenCollection(collection) || (!signedIn && collection.startsWith('payload-'));
}
