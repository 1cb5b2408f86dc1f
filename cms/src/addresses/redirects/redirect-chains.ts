import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import {
  isOldAddress,
  matchesOldAddress,
  oldAddressKey,
  type Redirect,
  resolveRedirect,
} from '@kontorwerk/contract/address/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { type ContentSets, contextIn } from '#cms/content/wire/content-set.ts';
import { normalisePageAddress, toOwnPath } from '#cms/kit/links/page-address.ts';

/** A redirect's source and target. */
type Hop = Pick<Redirect, 'from' | 'to'>;

/** The redirects to follow; must not change meanwhile. */
type KnownRedirects = {
  /** All redirects, or the permanent ones where chains are to end at temporary ones. */
  readonly index: { readonly find: (address: string) => Hop | null };
  /** The site's origin, which addresses may begin with. */
  readonly siteUrl: string;
};

/** The end of a redirect's chain. */
export type ChainEnd =
  | { readonly ends: true; readonly to: string; readonly isOver: boolean }
  /** A loop: its addresses, as the editor sees them. */
  | { readonly ends: false; readonly told: string };

type FollowRedirect = (redirect: Hop) => ChainEnd;

/** The most addresses of a loop that a message names. */
const MAX_NAMED = 8;

/** Follows redirects as links in texts of a language do. */
function makeFollowerIn(language: Language, { index, siteUrl }: KnownRedirects): FollowRedirect {
  const spelt = memoiseByAddress((address) => normalisePageAddress(toOwnPath(address, siteUrl) ?? address));

  /** Links look an address up without the language first. */
  const spellingsOf = (address: string) => [withoutLanguage(address), inLanguage(address, language)];

  /** Returns the redirect that a link to an address follows, by its key and target; null without one. */
  const stepFrom = memoiseByAddress((at) => {
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
    for (let at: string | undefined = start; at !== undefined && way.length <= MAX_NAMED; ) {
      const step = stepFrom(at);
      const key = step?.key ?? own;
      at = way.includes(key) ? undefined : step?.to;
      way.push(key);
    }
    return (way.length > MAX_NAMED ? [...way.slice(0, MAX_NAMED), '…'] : way).join(' → ');
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
export function makeChainFollower(known: KnownRedirects): FollowRedirect {
  const ways: Readonly<Record<Language, FollowRedirect>> = {
    en: makeFollowerIn('en', known),
    de: makeFollowerIn('de', known),
  };
  return (redirect) => {
    const own = languageOf(redirect.from);
    const way = ways[own](redirect);
    if (!way.ends || own !== DEFAULT_LANGUAGE) return way;
    // Links in German texts follow English redirects, too.
    const others = LANGUAGES.filter((language) => language !== own).map((language) => ways[language](redirect));
    return others.find(({ ends }) => !ends) ?? way;
  };
}

/**
 * Memoises a function of an address: parsing one as a browser does is slow, and ten thousand redirects may share a
 * target.
 */
export function memoiseByAddress<T>(read: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const value = read(address);
    known.set(address, value);
    return value;
  };
}

/** Returns the address that a link leads to, in the language of an old address; empty where that isn't published. */
export function resolveTarget(link: string, from: string, sets: ContentSets): string {
  const language = languageOf(from);
  const leads = contextIn(sets, language).links.get(link);
  return leads.startsWith('/') ? inLanguage(leads, language) : leads;
}
