import type { IncomingMessage } from 'node:http';

/** The cookie of a session in the CMS, and the header of its programs. */
const SESSION = /(?:^|;\s*)payload-token=[^;\s]/;

/**
 * Tells whether somebody says that they are signed in to the CMS. Only the CMS knows whether it is true; who lies
 * about it gets no further than a look at the door.
 */
export function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || SESSION.test(headers.cookie ?? '');
}

/** What the CMS keeps for itself; its answers tell about its inside. */
const ITS_OWN: readonly string[] = ['payload-migrations', 'payload-kv'];

/**
 * Tells whether an address of the CMS's API is none for whoever asks: its own collections, for those who aren't signed
 * in all of them, and names that every object has, which it takes for collections of its own.
 */
export function isHidden([root, collection = '']: readonly string[], signedIn: boolean): boolean {
  if (root !== 'api') return false;
  if (collection in Object.prototype || ITS_OWN.includes(collection)) return true;
  return !signedIn && collection.startsWith('payload-');
}
