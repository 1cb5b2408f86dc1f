import { languageOf } from '@kontorwerk/contract/address/address';
import type { PageLocation } from '#app/base/current-page.ts';
import { fetchList } from '#app/content/list-fetch.ts';
import { findCallWords } from './call-words.ts';
import type { MessagePageData } from './message-page-data.ts';
import { pageClientLoader } from './page-client-loader.ts';

/** Loads the contact page in the browser, and the page of the call to action that led to it (§7). */
export async function messageClientLoader(to: PageLocation): Promise<MessagePageData> {
  const { pathname, search } = to;
  const [page, said] = await Promise.all([
    pageClientLoader(to),
    findCallWords(search, languageOf(pathname), fetchList),
  ]);
  return { ...page, said };
}
