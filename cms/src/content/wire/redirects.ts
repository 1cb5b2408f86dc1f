import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import type { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { isOldAddress, type Redirect, resolveRedirect } from '@kontorwerk/contract/address/redirects';
import type { Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/pages/page-table';
import { normalisePageAddress } from '#cms/kit/links/page-address.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import { readText } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { linkLookup, redirectsByAddress } from './links.ts';
import type { ListedRedirect } from './listed-fields.ts';

/** The memoised data of a redirect: there may be ten thousand, and nearly all stay unchanged. */
type RedirectFacts = {
  readonly from: string;
  readonly language: Language;
  /** The language of the target page: an earlier site may have had German pages without a prefix. */
  readonly leadsTo: Language;
  readonly link: string;
  readonly direct: string | null;
};

const known = new WeakMap<ListedRedirect, RedirectFacts>();

function factsOf(redirect: ListedRedirect): RedirectFacts {
  const before = known.get(redirect);
  if (before) return before;
  const [from, link] = [readText(redirect.from), readText(redirect.to)];
  const language = languageOf(from);
  const leadsTo = redirect.language ?? language;
  const read = { from, language, leadsTo, link, direct: parseReference(link) ? null : inOwnLanguage(link, leadsTo) };
  known.set(redirect, read);
  return read;
}

function inOwnLanguage(address: string, language: Language): string {
  return isPageAddress(address) ? inLanguage(normalisePageAddress(address), language) : address;
}

/** Whether an address redirects, in the language or as an address without one. */
function isRedirected(address: string, index: RedirectIndex): boolean {
  return (index.find(address) ?? index.find(withoutLanguage(address))) !== null;
}

/** Whether an address leads over a temporary redirect, so that the result must not be cached permanently. */
function hasTemporaryStep(address: string, language: Language, index: RedirectIndex): boolean {
  const followed = new Set<Redirect>();
  for (let at = address; ; ) {
    const found = index.find(at) ?? index.find(withoutLanguage(at));
    if (found === null || followed.has(found)) return false;
    if (found.status === 302) return true;
    if (parseReference(found.to)) return false;
    followed.add(found);
    at = inOwnLanguage(resolveRedirect(found.to, at, found.from), language);
  }
}

/**
 * Returns the redirects of a language, each resolved to its end. Redirects to unpublished pages and circular ones are
 * left out.
 */
export function redirectsOf({ content, language, links, today }: WireContext): readonly Redirect[] {
  const index = redirectsByAddress(content.redirects);
  const lookups = new Map([[language, links]]);
  const leadTo = (link: string, other: Language): string => {
    const found = lookups.get(other) ?? linkLookup({ content, language: other, today });
    lookups.set(other, found);
    return inOwnLanguage(found.get(link), other);
  };
  return content.redirects.flatMap((redirect): Redirect[] => {
    const { from, language: own, leadsTo, link, direct } = factsOf(redirect);
    if (own !== language) return [];
    const isEnd = direct !== null && !isRedirected(direct, index);
    const to = isEnd ? direct : leadTo(link, leadsTo);
    const isCircle = !isEnd && isOldAddress(to) && index.find(to) !== null;
    if (to === '' || isCircle) return [];
    const isTemporary =
      redirect.status === '302' || (!isEnd && direct !== null && hasTemporaryStep(direct, leadsTo, index));
    return [{ from, to, ...(isTemporary && { status: 302 }) }];
  });
}
