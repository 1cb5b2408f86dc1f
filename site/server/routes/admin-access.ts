import type { IncomingMessage } from 'node:http';
import { isHiddenCollection } from '@kontorwerk/contract/hidden-collections';

/** The cookie of a session in the CMS, as browsers know it with and without TLS. */
const SESSION = /(?:^|;\s*)(?:__Host-)?payload-token=[^;\s]/;

/**
 * Tells whether somebody says that they are signed in to the CMS. Only the CMS knows whether it is true; who lies
 * about it gets no further than a look at the door.
 */
export function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || SESSION.test(headers.cookie ?? '');
}

const READING: readonly string[] = ['GET', 'HEAD'];
const EDITING: readonly string[] = [...READING, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The methods of an address of the CMS. Its pages are posted to by their own scripts alone, which name an action and which
 * only who is signed in has a use for: Next takes whatever else comes for a form of a page without scripts, which it has
 * none of, and falls over what is no form.
 */
export function adminMethods(request: IncomingMessage, [root]: readonly string[]): readonly string[] {
  if (root === 'api') return EDITING;
  const isAction = root === 'admin' && request.headers['next-action'] !== undefined && isSignedIn(request);
  return isAction ? [...READING, 'POST'] : READING;
}

/**
 * Tells whether an address of the CMS's API is none for whoever asks: its root, what the CMS hides from everybody, and
 * from those who aren't signed in all of Payload's own collections.
 */
export function isHidden([root, collection = '']: readonly string[], signedIn: boolean): boolean {
  if (root !== 'api') return false;
  return collection === '' || isHiddenCollection(collection) || (!signedIn && collection.startsWith('payload-'));
}
