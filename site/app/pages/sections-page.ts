import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { canonicalPath, entryTitle, pageAt } from '@kontorwerk/contract/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages';
import { matchesSlug } from '@kontorwerk/contract/slug';
import { withoutClosingCall } from '#app/content/closing-call.ts';
import type { PageData } from '#app/content/page-data.ts';
import { withForm } from './built-in-form.ts';
import { notFound } from './not-found.ts';
import { ownQuery, pagingOf } from './paging.ts';

/** The address of the error page itself (§2): it is missing whatever the content is. */
const ERROR_PAGE = '404';

/** The page of sections that an address leads to; throws the 404 of any other (§2). */
export function sectionsPageAt(pathname: string): { readonly page: SectionsPage; readonly name: string } {
  const { page, name } = pageAt(pathname);
  const isOther = page.kind === 'detail' || page.kind === 'own' || (page.kind === 'free' && name === ERROR_PAGE);
  return isOther ? notFound() : { page, name };
}

/** A news list shows the last cards only, where the page says how many (§2, §9). */
function withLastNews(entry: ContentEntry, { newsCount }: SectionsPage): ContentEntry {
  if (newsCount === undefined) return entry;
  const meta = entry.meta.map((section) =>
    section.component_name === 'News'
      ? { ...section, card_components: section.card_components.slice(-newsCount) }
      : section,
  );
  return { ...entry, meta };
}

/** A page's address: its path with what it shows of it. */
type Address = { readonly pathname: string; readonly search: string };

/** An address's page among the entries of its content set; throws a 404 where none has sections (§2, §4). */
export function pageOf({ pathname, search }: Address, entries: readonly ContentEntry[]): PageData {
  const { page, name } = sectionsPageAt(pathname);
  const found = entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
  const entry = page.kind === 'form' ? withForm(page, found, languageOf(pathname)) : found;
  // A page without sections is empty, and empty shows the error page (§2, §4).
  if (!entry || (entry.meta.length === 0 && page.kind !== 'form')) return notFound();
  const path = canonicalPath(pathname) + ownQuery(page, search);
  const { en, de } = entry.free?.paths ?? { en: path, de: path };
  return {
    status: 'loaded',
    ...withoutClosingCall(pathname, withLastNews(entry, page)),
    addresses: { en: inLanguage(en, 'en'), de: inLanguage(de, 'de') },
    paging: page.paged === undefined ? null : pagingOf(entry, pathname, search),
  };
}

/** What is shown when the content could not be had: the error (§4), or a form that works without (reading guide). */
export function withoutContent(address: Address, error: unknown): PageData {
  console.error(`${address.pathname} has no content:`, error);
  return sectionsPageAt(address.pathname).page.kind === 'form' ? pageOf(address, []) : { status: 'error' };
}
