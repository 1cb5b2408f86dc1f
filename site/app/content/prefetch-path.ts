import type { PageKey } from '@kontorwerk/contract/page-keys';
import { languageOf, withoutLanguage } from '#app/language/address.ts';
import { prefetchList } from './list-fetch.ts';

/** Which content set the pages below an address are made of. */
const KEYS: readonly (readonly [RegExp, PageKey])[] = [
  [/^\/$/, 'homepage'],
  [/^\/products$/, 'products'],
  [/^\/ecommerce(-detail)?\//, 'ecommerce'],
  [/^\/service(s|-detail)\//, 'service'],
  [/^\/contactus\/career$/, 'career'],
  [/^\/(jobapply\/|career-form$)/, 'career'],
  [/^\/contactus\//, 'contactus'],
  [/^\/agency\/aboutus$/, 'aboutus'],
  [/^\/agency\/news$/, 'news'],
  [/^\/(agency\/blogs$|blog\/)/, 'blog'],
  [/^\/projects/, 'projects'],
  [/^\/(imprint|termsandcondition|privacy|accessibility)$/, 'legal'],
];

/** Fetches what a page is made of when a link to it is about to be used. */
export function prefetchPath(address: string): void {
  const path = withoutLanguage(address.replace(/[?#].*$/, ''));
  const key = KEYS.find(([pattern]) => pattern.test(path))?.[1];
  if (key) prefetchList(key, languageOf(address));
}
