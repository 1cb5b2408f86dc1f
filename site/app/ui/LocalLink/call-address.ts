import { contactParametersOf, isContactLink, withContactParameters } from '@kontorwerk/contract/contact-link';
import { canonicalPath } from '@kontorwerk/contract/page-table';
import { slugOf } from '@kontorwerk/contract/slug';

/**
 * Where a call to action leads: a link to the contact form takes along the page that it stands on and its own words, so
 * that the form can say what it is about. A link that names a page itself stays as an editor wrote it, as does any other.
 *
 * @param words what the call says, as the content has it
 * @param here the path of the page that it stands on
 */
export function callAddress(to: string, words: string, here: string): string {
  if (!isContactLink(to)) return to;
  const { about, topic } = contactParametersOf(to);
  if (about !== '') return to;
  // Letters of other languages are written as they are: the query encodes them once more.
  return withContactParameters(to, {
    about: decodeURI(canonicalPath(here)),
    topic: topic === '' ? slugOf(words) : topic,
  });
}
