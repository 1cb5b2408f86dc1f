import { languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { pageOf, sectionsPageAt, withoutContent } from './sections-page.ts';
import { withoutDetails } from './without-details.ts';

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
