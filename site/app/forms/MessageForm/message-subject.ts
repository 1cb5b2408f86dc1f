import { CONTACT_TEXT_MAX } from '@kontorwerk/contract/address/contact-link';
import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { collapseToLine, findPageName } from '#app/base/page-name.ts';
import { readText } from '../form-state.ts';

/** The subject of a message and the person it is for; empty if unknown. */
export type MessageSubject = { readonly topic: string; readonly person: string };

export const NO_SUBJECT: MessageSubject = { topic: '', person: '' };

/** Returns the subject and person that the visitor left ticked. */
export function readSubject(form: FormData): MessageSubject {
  return { topic: readText(form, 'topic'), person: readText(form, 'person') };
}

/** Returns the fields to send, leaving out empty ones. */
export function omitEmptySubject(about: MessageSubject): Partial<MessageSubject> {
  return Object.fromEntries(Object.entries(about).filter(([, text]) => text !== ''));
}

/** The call to action that led to the form, in the words of its page. */
export type CallWords = {
  /** The page's path without its language. */
  readonly path: string;
  /** The page's title, used if the menu doesn't name it. */
  readonly title: string;
  /** The words of the call and the person it names; empty if it doesn't. */
  readonly call: string;
  readonly person: string;
};

/** Returns the subject of a message that a call to action led to: “Shopware: Book a shop review”. */
export function deriveSubject({ path, title, call, person }: CallWords, menu: readonly MenuGroup[]): MessageSubject {
  const [words, whom] = [collapseToLine(call), collapseToLine(person)];
  // A message to a person may be about anything.
  if (whom !== '' && (words === '' || words === whom)) return { topic: '', person: whom };
  const page = findPageName(canonicalPath(path), title, menu);
  const parts = words.toLowerCase().includes(page.toLowerCase()) ? [words] : [page, words];
  const topic = parts.filter((part) => part !== '').join(': ');
  return { topic: topic.slice(0, CONTACT_TEXT_MAX), person: whom.slice(0, CONTACT_TEXT_MAX) };
}
