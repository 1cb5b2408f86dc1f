import { languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { entryAsk } from '#app/content/page-ask.ts';
import { pageOf, sectionsPageAt, withoutContent } from './sections-page.ts';

/** Loads a page of sections on the server, from the content store. */
export async function pageLoader({ context, url }: LoaderFunctionArgs) {
  const { page, name } = sectionsPageAt(url.pathname);
  let entries: readonly ContentEntry[];
  try {
    const ask = entryAsk(page, name, url.search);
    entries = await context.get(contentContext).answer(page.key, languageOf(url.pathname), ask);
  } catch (error) {
    return data(withoutContent(url, error), { status: 503 });
  }
  return data(pageOf(url, entries));
}
