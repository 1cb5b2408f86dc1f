import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { SiteMapLink } from './site-map-groups.ts';

type NamedLink = Pick<SiteMapLink, 'page'> & { readonly name: string };

/** Sorts umlauts as their base letters, without a locale, whose order differs between the server and browsers. */
const sortKey = ({ name }: NamedLink) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function compareNames(one: NamedLink, other: NamedLink): number {
  const [first, second] = [sortKey(one), sortKey(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Orders the links of a subject: its first page, its other pages by name, then detail pages in their lists' order. */
export function sortLinks<T extends NamedLink>(links: readonly T[]): readonly T[] {
  const isListed = ({ page }: NamedLink) => PAGES[page].kind === 'detail';
  const [first, ...others] = links.filter((link) => !isListed(link));
  const byName = others.toSorted(compareNames);
  return [...(first ? [first] : []), ...byName, ...links.filter(isListed)];
}
