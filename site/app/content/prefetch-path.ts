import { languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { POST_DETAIL, SERVICE_DETAIL } from './details.ts';
import { prefetchList } from './list-fetch.ts';

/** Which content sets the pages below an address are made of. */
const KEYS: readonly (readonly [RegExp, readonly PageKey[]])[] = [
  [/^\/$/, ['homepage']],
  [/^\/products$/, ['products']],
  [/^\/ecommerce(-detail)?\//, ['ecommerce']],
  [/^\/services\//, ['service']],
  [/^\/service-detail\//, SERVICE_DETAIL.keys],
  [/^\/contactus\/career$/, ['career']],
  [/^\/(jobapply\/|career-form$)/, ['career']],
  [/^\/contactus\//, ['contactus']],
  [/^\/agency\/aboutus$/, ['aboutus']],
  [/^\/agency\/news$/, ['news']],
  [/^\/agency\/blogs$/, ['blog']],
  [/^\/blog\//, POST_DETAIL.keys],
  [/^\/projects(\/|$)/, ['projects']],
  [/^\/(imprint|termsandcondition|privacy|accessibility)$/, ['legal']],
];

/** Fetches what a page is made of when a link to it is about to be used. */
export function prefetchPath(address: string): void {
  const path = withoutLanguage(address.replace(/[?#].*$/, ''));
  const keys = KEYS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  for (const key of keys) prefetchList(key, languageOf(address));
}
