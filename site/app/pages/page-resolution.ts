import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { canonicalPath, entryTitle, pageAt } from '@kontorwerk/contract/pages/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages/pages';
import { withoutClosingCall } from '#app/content/closing-call.ts';
import type { PageData } from '#app/content/page-data.ts';
import { ensureForm } from './built-in-form.ts';
import { buildCanonicalQuery, resolvePaging } from './paging.ts';
import { throwNotFound } from './thrown-responses.ts';

/** The address of the error page itself (§2): always a 404, whatever the content. */
const ERROR_PAGE = '404';

/** Returns the page of sections at an address; throws a 404 for other pages (§2). */
export function matchSectionsPage(pathname: string): { readonly page: SectionsPage; readonly name: string } {
  const { page, name } = pageAt(pathname);
  const isOther = page.kind === 'detail' || page.kind === 'own' || (page.kind === 'free' && name === ERROR_PAGE);
  return isOther ? throwNotFound() : { page, name };
}

/** Limits a news list to its last cards if the page sets a number (§2, §9). */
function withLastNews(entry: ContentEntry, { newsCount }: SectionsPage): ContentEntry {
  if (newsCount === undefined) return entry;
  const meta = entry.meta.map((section) =>
    section.component_name === 'News'
      ? { ...section, card_components: section.card_components.slice(-newsCount) }
      : section,
  );
  return { ...entry, meta };
}

/** A page's path, and its query, which selects a page slice. */
type Address = { readonly pathname: string; readonly search: string };

/** Finds the page of an address among the entries of its content set; throws a 404 if none has sections (§2, §4). */
export function resolvePageData({ pathname, search }: Address, entries: readonly ContentEntry[]): PageData {
  const { page, name } = matchSectionsPage(pathname);
  const found = entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
  const entry = page.kind === 'form' ? ensureForm(page, found, languageOf(pathname)) : found;
  // An entry without sections is empty, and an empty page shows the error page (§2, §4).
  if (!entry || (entry.meta.length === 0 && page.kind !== 'form')) return throwNotFound();
  const path = canonicalPath(pathname) + buildCanonicalQuery(page, search);
  const { en, de } = entry.free?.paths ?? { en: path, de: path };
  return {
    status: 'loaded',
    ...withoutClosingCall(pathname, withLastNews(entry, page)),
    addresses: { en: inLanguage(en, 'en'), de: inLanguage(de, 'de') },
    paging: page.paged === undefined ? null : resolvePaging(entry, pathname, search),
  };
}

/**
 * Returns the page data when the content fetch failed: the error (§4), or a form that works without content (reading
 * guide).
 */
export function resolveFailedPage(address: Address, error: unknown): PageData {
  console.error(`${address.pathname} has no content:`, error);
  return matchSectionsPage(address.pathname).page.kind === 'form' ? resolvePageData(address, []) : { status: 'error' };
}
