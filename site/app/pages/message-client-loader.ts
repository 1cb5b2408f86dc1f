import { languageOf } from '@kontorwerk/contract/address/address';
import { fetchList } from '#app/content/list-fetch.ts';
import type { Destination } from '#app/content/page-data.ts';
import { findCallWords } from './call-words.ts';
import type { MessagePageData } from './message-page-data.ts';
import { pageClientLoader } from './page-client-loader.ts';

/** Loads the contact page in the browser, and the page of the call to action that led to it (§7). */
export async function messageClientLoader(args: Destination): Promise<MessagePageData> {
  const { pathname, search } = args.url;
  const [page, said] = await Promise.all([
    pageClientLoader(args),
    findCallWords(search, languageOf(pathname), fetchList),
  ]);
  return { ...page, said };
}
