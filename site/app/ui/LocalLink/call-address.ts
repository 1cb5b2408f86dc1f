import { isContactLink, parseContactLink, withContactParameters } from '@kontorwerk/contract/address/contact-link';
import { slugOf } from '@kontorwerk/contract/address/slug';

/**
 * Returns the address of a call to action: a link to the contact form gets the page of the call and its words as
 * parameters, so that the form can state its subject. A link that names a page itself is left unchanged, as is any
 * other.
 *
 * @param words the call's words, as in the content
 * @param here the canonical path of the call's page
 */
export function buildCallAddress(to: string, words: string, here: string): string {
  if (!isContactLink(to)) return to;
  const { about, topic } = parseContactLink(to);
  if (about !== '') return to;
  // Decoded, because the query encodes the letters again.
  return withContactParameters(to, {
    about: decodeURI(here),
    topic: topic === '' ? slugOf(words) : topic,
  });
}
