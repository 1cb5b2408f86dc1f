import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { canonicalPath, entryTitle, pageAt } from '@kontorwerk/contract/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages';
import { matchesSlug } from '@kontorwerk/contract/slug';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { fetchList } from '#app/content/list-fetch.ts';
import type { PageData } from '#app/content/page-data.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { withForm } from './built-in-form.ts';
import { withoutDetails } from './without-details.ts';

function missing(): never {
  throw data(null, { status: 404 });
}

function sectionsPageAt(pathname: string): { readonly page: SectionsPage; readonly name: string } {
  const { page, name } = pageAt(pathname);
  return page.kind === 'sections' || page.kind === 'form' ? { page, name } : missing();
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

function pageOf(pathname: string, entries: readonly ContentEntry[]): PageData {
  const { page, name } = sectionsPageAt(pathname);
  const found = entries.find(({ title }) => matchesSlug(title, entryTitle(page, name)));
  const entry = page.kind === 'form' ? withForm(page, found, languageOf(pathname)) : found;
  // A page without sections is empty, and empty shows the error page (§2, §4).
  if (!entry || (entry.meta.length === 0 && page.kind !== 'form')) return missing();
  const path = canonicalPath(pathname);
  return {
    status: 'loaded',
    entry: withLastNews(entry, page),
    addresses: { en: inLanguage(path, 'en'), de: inLanguage(path, 'de') },
  };
}

/** What is shown when the content could not be had: the error (§4), or a form that works without (reading guide). */
function withoutContent(pathname: string, error: unknown): PageData {
  console.error(`${pathname} has no content:`, error);
  return sectionsPageAt(pathname).page.kind === 'form' ? pageOf(pathname, []) : { status: 'error' };
}

/** Loads a page of sections on the server, from the content store. */
export function pageLoader({ context, url: { pathname } }: LoaderFunctionArgs) {
  const { page } = sectionsPageAt(pathname);
  let entries: readonly ContentEntry[];
  try {
    entries = context.get(contentContext).entries(page.key, languageOf(pathname));
  } catch (error) {
    return data(withoutContent(pathname, error), { status: 503 });
  }
  const found = pageOf(pathname, entries);
  return data(found.status === 'loaded' ? { ...found, entry: withoutDetails(found.entry) } : found);
}

/** Loads a page of sections in the browser, through the list fetch (§7), and what renders it. */
export async function pageClientLoader({ url: { pathname, search } }: ClientLoaderFunctionArgs): Promise<PageData> {
  const { page } = sectionsPageAt(pathname);
  const found = await fetchList(page.key, languageOf(pathname)).then(
    (entries) => pageOf(pathname, entries),
    (error: unknown) => withoutContent(pathname, error),
  );
  if (found.status === 'error') return found;
  // What can't be rendered here comes from the server.
  const fromServer = () => {
    throw redirectDocument(pathname + search);
  };
  await loadBlocks(found.entry.meta).catch(fromServer);
  return found;
}
