import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isOldAddress } from '@kontorwerk/contract/page-table';
import { isAt, oldAddressKey, type Redirect, redirectedTo } from '@kontorwerk/contract/redirects';
import { ownPath } from '../addresses/own-path.ts';
import { asPagesHaveIt } from './redirect-target.ts';

/** From where, and where to. */
type Sending = Pick<Redirect, 'from' | 'to'>;

/** What is known of the redirects there are. */
export type KnownRedirects = {
  /** All of them, without the one that is looked at. */
  readonly index: { readonly find: (address: string) => Sending | null };
  /** Where the site is: its addresses may be written with it. */
  readonly siteUrl: string;
};

/** Where visitors are sent by a redirect, and over which old addresses. */
export type Way =
  | { readonly ends: true; readonly to: string; readonly over: readonly string[] }
  /** They never arrive: the addresses of the circle, the first of them at its end again. */
  | { readonly ends: false; readonly way: readonly string[] };

function wayIn(language: Language, { from, to }: Sending, { index, siteUrl }: KnownRedirects): Way {
  const spelt = (address: string) => asPagesHaveIt(ownPath(address, siteUrl) ?? address);
  const own = oldAddressKey(from);
  const over = new Set<string>();
  for (let at = spelt(to); ; ) {
    if (!isOldAddress(at)) return { ends: true, to: at, over: [...over] };
    // Links look an address up without the language first.
    const spellings = [withoutLanguage(at), inLanguage(at, language)];
    if (spellings.some((spelling) => isAt(from, spelling))) return { ends: false, way: [own, ...over, own] };
    const next = spellings.map((spelling) => index.find(spelling)).find((found) => found !== null);
    if (!next) return { ends: true, to: at, over: [...over] };
    const key = oldAddressKey(next.from);
    if (over.has(key)) return { ends: false, way: [own, ...over, key] };
    over.add(key);
    at = redirectedTo(spelt(next.to), at, next.from);
  }
}

/** Follows where visitors would be sent by a redirect, to the end or around a circle of any length. */
export function wayOf(redirect: Sending, known: KnownRedirects): Way {
  const own = languageOf(redirect.from);
  const way = wayIn(own, redirect, known);
  if (!way.ends || own !== DEFAULT_LANGUAGE) return way;
  // Links in German texts follow English redirects, too.
  const others = LANGUAGES.filter((language) => language !== own).map((language) => wayIn(language, redirect, known));
  return others.find(({ ends }) => !ends) ?? way;
}
