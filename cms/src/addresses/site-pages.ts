import { pathOfEntry } from '@kontorwerk/contract/document-path';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';

/** Tells whether pages of a part of the site have addresses of their own, each by its name, so that there may be any number. */
function takesNames(key: PageKey): boolean {
  return pathOfEntry(key, 'any') !== null;
}

/** The parts of the site to which editors add pages. */
export const OPEN_KEYS: readonly PageKey[] = PAGE_KEYS.filter(takesNames);

/**
 * Tells whether a page is part of the site itself: its address is fixed (§2), menus and links lead to it, and the site
 * would be broken without it.
 */
export function isSitePage(page: { readonly page_key?: unknown }): boolean {
  return !OPEN_KEYS.some((key) => key === page.page_key);
}
