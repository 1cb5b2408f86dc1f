import { findEntryPath } from '@kontorwerk/contract/address/document-path';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { LocalText } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { PAGE_ROWS } from '@kontorwerk/contract/pages/page-table';

/** The error message for removing a page that belongs to the site. */
export const PART_OF_SITE: LocalText = {
  en: 'This page is part of the site itself: its address is fixed, and menus link to it. Please change its content instead.',
  de: 'Diese Seite gehört fest zur Website: Ihre Adresse ist vorgegeben und Menüs führen dorthin. Bitte ändern Sie stattdessen ihren Inhalt.',
};

/** Whether pages of a part of the site have addresses by name, so that there may be any number. */
function hasNamedPages(key: PageKey): boolean {
  return findEntryPath(key, 'any') !== null;
}

/** The parts of the site to which editors add pages. */
export const OPEN_KEYS: readonly PageKey[] = PAGE_KEYS.filter(hasNamedPages);

/**
 * Whether a page is part of the site itself: its address is fixed (§2), menus and links lead to it, and the site would
 * be broken without it. In the parts to which editors add pages, that is the overview page.
 */
export function isSitePage({ page_key, slug }: { readonly page_key?: unknown; readonly slug?: unknown }): boolean {
  if (!OPEN_KEYS.some((key) => key === page_key)) return true;
  const name = typeof slug === 'string' ? slug : '';
  return PAGE_ROWS.some((row) => 'entry' in row && row.key === page_key && matchesSlug(row.entry ?? '', name));
}
