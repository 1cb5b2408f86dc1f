import { languageOf } from '@kontorwerk/contract/address';
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import type { PageData } from '#app/content/page-data.ts';
import type { SaidByCall } from '#app/forms/MessageForm/about-of-call.ts';
import { pageLoader } from './page-loader.ts';
import { saidByCall } from './said-by-call.ts';

/** What the contact page is rendered from: its sections, and what the call to action said that led there. */
export type MessagePageData = PageData & { readonly said: SaidByCall | null };

/** Loads the contact page on the server, from the content store. */
export async function messageLoader(args: LoaderFunctionArgs) {
  const content = args.context.get(contentContext);
  const { pathname, search } = args.url;
  const [page, said] = await Promise.all([
    pageLoader(args),
    saidByCall(search, languageOf(pathname), (key, language, ask) => content.answer(key, language, ask)),
  ]);
  return data<MessagePageData>({ ...page.data, said }, page.init ?? undefined);
}
