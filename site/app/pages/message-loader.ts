import { languageOf } from '@kontorwerk/contract/address/address';
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { findCallWords } from './call-words.ts';
import type { MessagePageData } from './message-page-data.ts';
import { pageLoader } from './page-loader.ts';

/** Loads the contact page on the server, from the content store. */
export async function messageLoader(args: LoaderFunctionArgs) {
  const content = args.context.get(contentContext);
  const { pathname, search } = args.url;
  const [page, said] = await Promise.all([
    pageLoader(args),
    findCallWords(search, languageOf(pathname), (key, language, query) => content.answer(key, language, query)),
  ]);
  return data<MessagePageData>({ ...page.data, said }, page.init ?? undefined);
}
