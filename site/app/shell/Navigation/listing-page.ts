import { meantPage } from '#app/content/meant-page.ts';

/** The pages that list what has an address in a folder of its own. */
const LISTS: ReadonlyMap<string | undefined, string> = new Map([
  ['projects', '/projects'],
  ['blog', '/agency/blogs'],
  ['jobapply', '/contactus/career'],
  ['career-form', '/contactus/career'],
  ['service-detail', '/services/webdevelopment'],
]);

/** The page of the menu that a page belongs to: the one that lists it, else itself. */
export function listingPage(path: string): string {
  return LISTS.get(path.split('/')[1]) ?? meantPage(path);
}
