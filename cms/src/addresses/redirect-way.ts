import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/page-table';
import { type Redirect, redirectKey } from '@kontorwerk/contract/redirects';
import { ownPath } from './own-path.ts';

/** Browsers follow as many, and give up then. */
export const MOST_REDIRECTS = 20;

/** Finds the redirects from some addresses, which are keys. */
export type FindRedirects = (from: readonly string[]) => Promise<readonly Redirect[]>;

/** What is known of the redirects there are. */
export type StoredRedirects = {
  /** Finds them, without the one that is being written. */
  readonly find: FindRedirects;
  /** Where the site is: its addresses may be written with it. */
  readonly siteUrl: string;
};

/** What is wrong with where visitors are sent, and the addresses on their way. */
export type WrongWay = { readonly why: 'circle' | 'long'; readonly way: readonly string[] };

/** The keys of an address in a language: links look it up without the language first. */
function keysOf(address: string, language: Language): readonly string[] {
  const bare = withoutLanguage(address);
  return [redirectKey(bare), redirectKey(inLanguage(bare, language))];
}

async function wrongWayIn(
  language: Language,
  redirect: Redirect,
  { find, siteUrl }: StoredRedirects,
): Promise<WrongWay | null> {
  const own: Redirect = { ...redirect, from: redirectKey(redirect.from) };
  const way = [own.from];
  let to = ownPath(own.to, siteUrl) ?? own.to;
  while (isPageAddress(to)) {
    const keys = keysOf(to, language);
    const found = keys.includes(own.from) ? [own] : await find(keys);
    const next = found.find(({ from }) => from === keys[0]) ?? found[0];
    if (!next) return null;
    if (way.includes(next.from)) return { why: 'circle', way: [...way, next.from] };
    way.push(next.from);
    if (way.length > MOST_REDIRECTS) return { why: 'long', way };
    to = ownPath(next.to, siteUrl) ?? next.to;
  }
  return null;
}

/**
 * Follows where visitors would be sent by a redirect: null when they arrive. A circle of any length is found within
 * `MOST_REDIRECTS` steps, as is a way that is too long to be followed.
 */
export async function wrongWay(redirect: Redirect, stored: StoredRedirects): Promise<WrongWay | null> {
  const own = languageOf(redirect.from);
  // Links in German texts follow English redirects, too.
  for (const language of own === DEFAULT_LANGUAGE ? LANGUAGES : [own]) {
    const wrong = await wrongWayIn(language, redirect, stored);
    if (wrong !== null) return wrong;
  }
  return null;
}
