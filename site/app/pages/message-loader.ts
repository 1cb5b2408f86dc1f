import { languageOf } from '@kontorwerk/contract/address/address';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import { findCallWords } from './call-words.ts';
import type { MessagePageData } from './message-page-data.ts';
import { pageLoader } from './page-loader.ts';

/** Loads the contact page on the server, from the content store. */
export async function messageLoader(args: LoaderArgs): Promise<LoaderResult<MessagePageData>> {
  const { pathname, search } = args.place;
  const [page, said] = await Promise.all([
    pageLoader(args),
    findCallWords(search, languageOf(pathname), (key, language, query) => args.content.answer(key, language, query)),
  ]);
  return { ...page, data: { ...page.data, said } };
}
