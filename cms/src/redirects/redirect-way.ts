import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isAt, isOldAddress, oldAddressKey, type Redirect, redirectedTo } from '@kontorwerk/contract/redirects';
import { ownPath } from '../addresses/own-path.ts';
import { asPagesHaveIt } from './redirect-target.ts';

/** From where, and where to. */
export type Sending = Pick<Redirect, 'from' | 'to'>;

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

/** So many addresses of a circle are told: with those it is found, and nobody reads ten thousand. */
export const MOST_TOLD = 8;

/** The way around a circle as it is told. */
export function toldCircle(way: readonly string[]): string {
  const told = way.length > MOST_TOLD ? [...way.slice(0, MOST_TOLD), '…'] : way;
  return told.join(' → ');
}

/** An address as the site's pages have it, with or without the site's name. */
export function speltAt(siteUrl: string): (address: string) => string {
  return (address) => asPagesHaveIt(ownPath(address, siteUrl) ?? address);
}

/** Links look an address up without the language first. */
export function spellingsOf(address: string, language: Language): readonly string[] {
  return [withoutLanguage(address), inLanguage(address, language)];
}

/** The redirect that a link to an address follows. */
export function nextAt(spellings: readonly string[], index: KnownRedirects['index']): Sending | null {
  return spellings.map((spelling) => index.find(spelling)).find((found) => found !== null) ?? null;
}

/** Follows where visitors would be sent by a redirect, as links in texts of a language do. */
export function wayIn(language: Language, { from, to }: Sending, { index, siteUrl }: KnownRedirects): Way {
  const spelt = speltAt(siteUrl);
  const own = oldAddressKey(from);
  const over = new Set<string>();
  for (let at = spelt(to); ; ) {
    if (!isOldAddress(at)) return { ends: true, to: at, over: [...over] };
    const spellings = spellingsOf(at, language);
    if (spellings.some((spelling) => isAt(from, spelling))) return { ends: false, way: [own, ...over, own] };
    const next = nextAt(spellings, index);
    if (!next) return { ends: true, to: at, over: [...over] };
    const key = oldAddressKey(next.from);
    if (over.has(key)) return { ends: false, way: [own, ...over, key] };
    over.add(key);
    at = redirectedTo(spelt(next.to), at, next.from);
  }
}

/** Looks in a redirect's own language and, where links follow it there, too, in others. */
export function inEachLanguage<W extends { readonly ends: boolean }>(
  from: string,
  wayFor: (language: Language) => W,
): W {
  const own = languageOf(from);
  const way = wayFor(own);
  if (!way.ends || own !== DEFAULT_LANGUAGE) return way;
  // Links in German texts follow English redirects, too.
  const others = LANGUAGES.filter((language) => language !== own).map(wayFor);
  return others.find(({ ends }) => !ends) ?? way;
}

/** Follows where visitors would be sent by a redirect, to the end or around a circle of any length. */
export function wayOf(redirect: Sending, known: KnownRedirects): Way {
  return inEachLanguage(redirect.from, (language) => wayIn(language, redirect, known));
}
