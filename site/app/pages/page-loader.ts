import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { matchesSlug } from '@kontorwerk/contract/slug';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type ContentSource, contentContext } from '#app/content/content-context.ts';
import { entryAsk } from '#app/content/page-ask.ts';
import { pageOf, sectionsPageAt, withoutContent } from './sections-page.ts';

/**
 * The address in a language of the free page that a path names in any: of the page itself, however it was spelt, and of
 * one whose path in another language the stored language was put before (reading guide, "Languages").
 */
async function freePageAddress(source: ContentSource, pathname: string, wanted: Language): Promise<string | null> {
  const { page, name } = sectionsPageAt(pathname);
  for (const language of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
    const entries = await source.answer(page.key, language, entryAsk(page, name, '')).catch(() => []);
    const free = entries.find(({ title }) => matchesSlug(title, name))?.free;
    if (free) return inLanguage(free.paths[wanted], wanted);
  }
  return null;
}

/** Loads a page of sections on the server, from the content store. */
export async function pageLoader({ context, url }: LoaderFunctionArgs) {
  const { page, name } = sectionsPageAt(url.pathname);
  const source = context.get(contentContext);
  const language = languageOf(url.pathname);
  let entries: readonly ContentEntry[];
  try {
    entries = await source.answer(page.key, language, entryAsk(page, name, url.search));
  } catch (error) {
    return data(withoutContent(url, error), { status: 503 });
  }
  if (page.kind === 'free') {
    const own = await freePageAddress(source, url.pathname, language);
    if (own !== null && own !== decodeURI(url.pathname)) throw redirect(own + url.search, 301);
  }
  return data(pageOf(url, entries));
}
