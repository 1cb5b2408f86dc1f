import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import {
  isOldAddress,
  matchesOldAddress,
  oldAddressKey,
  type Redirect,
  resolveRedirect,
} from '@kontorwerk/contract/address/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { normalisePageAddress, toOwnPath } from '#cms/kit/links/page-address.ts';
import { readOnce } from './read-once.ts';

/** A redirect's source and target. */
type Sending = Pick<Redirect, 'from' | 'to'>;

/** The redirects to follow; must not change meanwhile. */
type KnownRedirects = {
  /** All redirects, or the permanent ones where chains are to end at temporary ones. */
  readonly index: { readonly find: (address: string) => Sending | null };
  /** The site's origin, which addresses may begin with. */
  readonly siteUrl: string;
};

/** The end of a redirect's chain. */
export type Way =
  | { readonly ends: true; readonly to: string; readonly isOver: boolean }
  /** A loop: its addresses, as the editor sees them. */
  | { readonly ends: false; readonly told: string };

type WayOf = (redirect: Sending) => Way;

/** The most addresses of a loop that a message names. */
const MOST_TOLD = 8;

/** Follows redirects as links in texts of a language do. */
function waysIn(language: Language, { index, siteUrl }: KnownRedirects): WayOf {
  const spelt = readOnce((address) => normalisePageAddress(toOwnPath(address, siteUrl) ?? address));

  /** Links look an address up without the language first. */
  const spellingsOf = (address: string) => [withoutLanguage(address), inLanguage(address, language)];

  /** Returns the redirect that a link to an address follows, by its key and target; null without one. */
  const stepFrom = readOnce((at) => {
    if (!isOldAddress(at)) return null;
    const next = spellingsOf(at)
      .map((spelling) => index.find(spelling))
      .find((found) => found !== null);
    return next ? { key: oldAddressKey(next.from), to: resolveRedirect(spelt(next.to), at, next.from) } : null;
  });

  /** The end of the chain from each visited address; null in a loop. */
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
    // A temporary redirect isn't in the index, yet a chain that ends at its own source is a loop all the same.
    if (end === null || spellingsOf(end).some((spelling) => matchesOldAddress(from, spelling)))
      return { ends: false, told: toldCircle(from, start) };
    return { ends: true, to: end, isOver: end !== start };
  };
}

/**
 * Returns a function that follows a redirect to the end of its chain, or finds a loop of any length. Memoised by
 * address, so that a chain of ten thousand isn't followed ten thousand times.
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
