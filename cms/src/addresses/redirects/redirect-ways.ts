import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isAt, isOldAddress, oldAddressKey, type Redirect, redirectedTo } from '@kontorwerk/contract/redirects';
import { ownPath } from '#cms/kit/links/own-path.ts';
import { asPagesHaveIt } from '#cms/kit/links/redirect-target.ts';
import { readOnce } from './read-once.ts';

/** From where, and where to. */
type Sending = Pick<Redirect, 'from' | 'to'>;

/** What is known of the redirects there are, and doesn't change. */
type KnownRedirects = {
  /** All of them: those that are for good, where ways are to end at the others. */
  readonly index: { readonly find: (address: string) => Sending | null };
  /** Where the site is: its addresses may be written with it. */
  readonly siteUrl: string;
};

/** Where visitors are sent by a redirect. */
export type Way =
  | { readonly ends: true; readonly to: string; readonly isOver: boolean }
  /** They never arrive: the addresses of the circle, as they are told. */
  | { readonly ends: false; readonly told: string };

type WayOf = (redirect: Sending) => Way;

/** So many addresses of a circle are told: with those it is found, and nobody reads ten thousand. */
const MOST_TOLD = 8;

/** Follows redirects as links in texts of a language do. */
function waysIn(language: Language, { index, siteUrl }: KnownRedirects): WayOf {
  const spelt = readOnce((address) => asPagesHaveIt(ownPath(address, siteUrl) ?? address));

  /** Links look an address up without the language first. */
  const spellingsOf = (address: string) => [withoutLanguage(address), inLanguage(address, language)];

  /** The redirect that a link to an address follows, by its key, and where that leads; null where there is none. */
  const stepFrom = readOnce((at) => {
    if (!isOldAddress(at)) return null;
    const next = spellingsOf(at)
      .map((spelling) => index.find(spelling))
      .find((found) => found !== null);
    return next ? { key: oldAddressKey(next.from), to: redirectedTo(spelt(next.to), at, next.from) } : null;
  });

  /** Where visitors end from an address; null where that is never. All that they pass on their way is known by it. */
  const ends = new Map<string, string | null>();

  function endFrom(start: string): string | null {
    const passed = new Set<string>();
    let at = start;
    while (!ends.has(at) && !passed.has(at)) {
      passed.add(at);
      const step = stepFrom(at);
      if (step === null) ends.set(at, at);
      else at = step.to;
    }
    const end = ends.get(at) ?? null;
    for (const each of passed) ends.set(each, end);
    return end;
  }

  function toldCircle(from: string, start: string): string {
    const own = oldAddressKey(from);
    const way = [own];
    for (let at: string | undefined = start; at !== undefined && way.length <= MOST_TOLD; ) {
      const step = stepFrom(at);
      const key = step?.key ?? own;
      at = way.includes(key) ? undefined : step?.to;
      way.push(key);
    }
    return (way.length > MOST_TOLD ? [...way.slice(0, MOST_TOLD), '…'] : way).join(' → ');
  }

  return ({ from, to }) => {
    const start = spelt(to);
    const end = endFrom(start);
    // One that isn't for good is none of those that are known, and a way that ends at it is a circle all the same.
    if (end === null || spellingsOf(end).some((spelling) => isAt(from, spelling)))
      return { ends: false, told: toldCircle(from, start) };
    return { ends: true, to: end, isOver: end !== start };
  };
}

/**
 * Follows where visitors would be sent by redirects, each to its end or around a circle of any length. What is behind an
 * address is remembered, so that a chain of ten thousand isn't followed ten thousand times.
 */
export function redirectWays(known: KnownRedirects): WayOf {
  const ways: Readonly<Record<Language, WayOf>> = { en: waysIn('en', known), de: waysIn('de', known) };
  return (redirect) => {
    const own = languageOf(redirect.from);
    const way = ways[own](redirect);
    if (!way.ends || own !== DEFAULT_LANGUAGE) return way;
    // Links in German texts follow English redirects, too.
    const others = LANGUAGES.filter((language) => language !== own).map((language) => ways[language](redirect));
    return others.find(({ ends }) => !ends) ?? way;
  };
}
