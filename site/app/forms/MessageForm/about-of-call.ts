import { CONTACT_TEXT_MAX } from '@kontorwerk/contract/address/contact-link';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { nameOfPage, onOneLine } from '#app/base/name-of-page.ts';
import type { About } from './about.ts';

/** The call to action that led to the form, in the words of its page. */
export type SaidByCall = {
  /** The page's path without its language. */
  readonly path: string;
  /** The page's title, used if the menu doesn't name it. */
  readonly title: string;
  /** The words of the call and the person it names; empty if it doesn't. */
  readonly call: string;
  readonly person: string;
};

/** Returns the subject of a message that a call to action led to: “Shopware: Book a shop review”. */
export function aboutOfCall({ path, title, call, person }: SaidByCall, menu: readonly MenuGroup[]): About {
  const [words, whom] = [onOneLine(call), onOneLine(person)];
  // A message to a person may be about anything.
  if (whom !== '' && (words === '' || words === whom)) return { topic: '', person: whom };
  const page = nameOfPage(path, title, menu);
  const parts = words.toLowerCase().includes(page.toLowerCase()) ? [words] : [page, words];
  const topic = parts.filter((part) => part !== '').join(': ');
  return { topic: topic.slice(0, CONTACT_TEXT_MAX), person: whom.slice(0, CONTACT_TEXT_MAX) };
}
