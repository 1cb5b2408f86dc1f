import { SAID_MAX } from '@kontorwerk/contract/contact-link';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { nameOfPage, onOneLine } from '#app/base/name-of-page.ts';
import type { About } from './about.ts';

/** What a call to action said that led to the form, in the words of the page that it stands on. */
export type SaidByCall = {
  /** The page's path, without a language. */
  readonly path: string;
  /** What the page is called where the menu doesn't name it. */
  readonly title: string;
  /** The call's words, and the person that it names; empty where it doesn't. */
  readonly call: string;
  readonly person: string;
};

/** What a message is about that a call to action has led to: “Shopware: Book a shop review”. */
export function aboutOfCall({ path, title, call, person }: SaidByCall, menu: readonly MenuGroup[]): About {
  const [words, whom] = [onOneLine(call), onOneLine(person)];
  // Whoever writes to a person writes about whatever they like.
  if (whom !== '' && (words === '' || words === whom)) return { topic: '', person: whom };
  const page = nameOfPage(path, title, menu);
  const parts = words.toLowerCase().includes(page.toLowerCase()) ? [words] : [page, words];
  const topic = parts.filter((part) => part !== '').join(': ');
  return { topic: topic.slice(0, SAID_MAX), person: whom.slice(0, SAID_MAX) };
}
