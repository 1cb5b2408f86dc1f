import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { entryTitle, isPageAddress, pageAt } from '@kontorwerk/contract/pages/page-table';
import type { DetailPage, Page, SectionsPage } from '@kontorwerk/contract/pages/pages';
import { type ContentSets, contextIn, type PageSet, setId } from './wire/content-set.ts';

/** The names that addresses of a page may have, by page, for one state of the content. */
type Names = Map<Page, ReadonlySet<string>>;
const known = new WeakMap<ContentSets, Names>();

function setsOf(keys: readonly PageSet['page_key'][], sets: ContentSets): readonly PageSet[] {
  const all = LANGUAGES.flatMap((language) => keys.map((key) => sets.get(setId(key, language))));
  return all.filter((set) => set !== undefined && 'entries' in set);
}

function cardsOf(page: DetailPage, sets: ContentSets): readonly Card[] {
  const kinds: readonly string[] = page.cards;
  const sections = setsOf(page.keys, sets).flatMap(({ entries }) => entries.flatMap(({ meta }) => meta));
  return sections.filter((section) => kinds.includes(section.component_name)).flatMap((one) => one.card_components);
}

/** Returns a name's comparison key: roles are compared with hyphens as spaces. */
function keyOf({ named }: { readonly named?: DetailPage['named'] }, name: string): string {
  return named === 'role' ? slugOf(name).replace(/-+/g, ' ') : slugOf(name);
}

function namesOf(page: SectionsPage | DetailPage, sets: ContentSets): ReadonlySet<string> {
  if (page.kind === 'detail') return new Set(cardsOf(page, sets).map(({ title }) => keyOf(page, title)));
  return new Set(setsOf([page.key], sets).flatMap(({ entries }) => entries.map(({ title }) => slugOf(title))));
}

/** Memoised: otherwise each link would scan a long list of cards. */
function memoiseNames(page: SectionsPage | DetailPage, sets: ContentSets): ReadonlySet<string> {
  const names: Names = known.get(sets) ?? new Map();
  known.set(sets, names);
  const found = names.get(page) ?? namesOf(page, sets);
  names.set(page, found);
  return found;
}

/** Resolves a link in a language: looks up its document, and follows redirects. */
function resolveLink(link: string, language: Language, sets: ContentSets): string {
  const { links } = contextIn(sets, language);
  const seen = new Set<string>();
  let at = link;
  while (!seen.has(at)) {
    seen.add(at);
    at = links.get(at);
  }
  return at;
}

/** Whether something is published at the address of a page, in any language; such an address is never redirected. */
export function isPublishedAt(address: string, sets: ContentSets): boolean {
  const { page, name } = pageAt(address);
  if (page.kind === 'own') return true;
  const title = page.kind === 'detail' ? name : entryTitle(page, name);
  return memoiseNames(page, sets).has(keyOf(page.kind === 'detail' ? page : {}, title));
}

function isDeadAddress(address: string, sets: ContentSets): boolean {
  return address === '' || (isPageAddress(address) && !isPublishedAt(address, sets));
}

/**
 * Whether a link is dead: it ends at no page of the site, or at a name under which nothing is published, in any
 * language. Addresses of other hosts, of files and of anchors don't count as pages of the site.
 */
export function isDeadLink(link: string, sets: ContentSets): boolean {
  return LANGUAGES.every((language) => isDeadAddress(resolveLink(link, language, sets), sets));
}
