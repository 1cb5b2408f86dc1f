import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { entryTitle, type PageMatch } from '@kontorwerk/contract/pages/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages/pages';
import type { PageLocation } from '#app/base/current-page.ts';
import { withoutClosingCall } from '#app/content/closing-call.ts';
import type { PageData } from '#app/content/page-data.ts';
import { ensureForm } from './built-in-form.ts';
import { buildCanonicalQuery, resolvePaging } from './paging.ts';
import { throwNotFound } from './thrown-responses.ts';

/** The address of the error page itself (§2): always a 404, whatever the content. */
const ERROR_PAGE = '404';

/** Returns the page of sections that an address leads to; throws a 404 for other pages (§2). */
export function matchSectionsPage({ page, name }: PageMatch): { readonly page: SectionsPage; readonly name: string } {
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

/** Finds the page of an address among the entries of its content set; throws a 404 if none has sections (§2, §4). */
export function resolvePageData(place: PageLocation, entries: readonly ContentEntry[]): PageData {
  const { pathname, search, canonical } = place;
  const { page, name } = matchSectionsPage(place);
  const found = entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
  const entry = page.kind === 'form' ? ensureForm(page, found, languageOf(pathname)) : found;
  // An entry without sections is empty, and an empty page shows the error page (§2, §4).
  if (!entry || (entry.meta.length === 0 && page.kind !== 'form')) return throwNotFound();
  const path = canonical + buildCanonicalQuery(page, search);
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
export function resolveFailedPage(place: PageLocation, error: unknown): PageData {
  console.error(`${place.pathname} has no content:`, error);
  return matchSectionsPage(place).page.kind === 'form' ? resolvePageData(place, []) : { status: 'error' };
}
