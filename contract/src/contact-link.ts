import { isPageAddress, pageAt } from './page-table.ts';
import { FREE_PARAMETER_MAX, PAGES } from './pages.ts';

/**
 * What a link to the contact form says, so that the form opens with it: the page (`about`, a path without a language),
 * words of that page (`topic`, `person`), and the id of a service. Words that the page doesn't have say nothing: whoever
 * makes a link must not be able to put theirs into our form.
 */
type ContactParameter = 'about' | 'topic' | 'person' | 'service';

/** The longest topic, and the longest name of a person, in characters. */
export const SAID_MAX = FREE_PARAMETER_MAX;

export type ContactParameters = { readonly [P in ContactParameter]?: string };

/** Tells whether an address, in any language, is the contact form's. */
export function isContactLink(address: string): boolean {
  return isPageAddress(address) && pageAt(address).page === PAGES.contact;
}

/** The address with its query to be read and changed; it is a page's, so any host will do. */
function urlOf(address: string): URL {
  return new URL(address, 'https://site.example');
}

/** What a link says of its own; a parameter that it doesn't have is an empty text. */
export function contactParametersOf(address: string): Readonly<Record<ContactParameter, string>> {
  const query = urlOf(address).searchParams;
  const of = (name: ContactParameter) => query.get(name) ?? '';
  return { about: of('about'), topic: of('topic'), person: of('person'), service: of('service') };
}

/** The same link, saying this as well; an empty text takes a parameter away. Whatever else it has is kept. */
export function withContactParameters(address: string, given: ContactParameters): string {
  const { pathname, searchParams, hash } = urlOf(address);
  for (const [name, value = ''] of Object.entries(given)) {
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
  }
  // A slash may stand in a query as it is, and a path reads better so.
  const query = searchParams.toString().replaceAll('%2F', '/');
  return `${pathname}${query && '?'}${query}${hash}`;
}
