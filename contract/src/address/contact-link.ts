import { isPageAddress, pageAt } from '../pages/page-table.ts';
import { FREE_PARAMETER_MAX, PAGES } from '../pages/pages.ts';

/**
 * The query parameters that prefill the contact form: the page the visitor comes from (`about`, a path without a
 * language), a phrase of that page (`topic`, `person`), and a service's id. Phrases that the page doesn't contain are
 * ignored, so that a crafted link can't put its own text into our form.
 */
type ContactParameter = 'about' | 'topic' | 'person' | 'service';

/** The longest topic, and the longest name of a person, in characters. */
export const CONTACT_TEXT_MAX = FREE_PARAMETER_MAX;

export type ContactParameters = { readonly [P in ContactParameter]?: string };

/** Whether an address, in any language, is the contact form's. */
export function isContactLink(address: string): boolean {
  return isPageAddress(address) && pageAt(address).page === PAGES.contact;
}

/** Parses a site path; any host will do. */
function urlOf(address: string): URL {
  return new URL(address, 'https://site.example');
}

/** Reads a link's prefill parameters; a missing one is an empty text. */
export function parseContactLink(address: string): Readonly<Record<ContactParameter, string>> {
  const query = urlOf(address).searchParams;
  const of = (name: ContactParameter) => query.get(name) ?? '';
  return { about: of('about'), topic: of('topic'), person: of('person'), service: of('service') };
}

/** Sets prefill parameters on a link; an empty text removes one, the rest of the query is kept. */
export function withContactParameters(address: string, given: ContactParameters): string {
  const { pathname, searchParams, hash } = urlOf(address);
  for (const [name, value = ''] of Object.entries(given)) {
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
  }
  // A query may contain slashes unescaped, and a path reads better so.
  const query = searchParams.toString().replaceAll('%2F', '/');
  return `${pathname}${query && '?'}${query}${hash}`;
}
