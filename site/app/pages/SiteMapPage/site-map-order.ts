import { PAGES } from '@kontorwerk/contract/pages';
import type { SiteMapLink } from './site-map-groups.ts';

type Named = Pick<SiteMapLink, 'page'> & { readonly name: string };

/** Umlauts beside their letters, on the server as in every browser: what a locale sorts by differs between them. */
const sortKey = ({ name }: Named) => name.normalize('NFD').toLowerCase();

/** The links of a subject: its first page, the others by their names, and what lists hold in the order of these. */
export function inOrder<T extends Named>(links: readonly T[]): readonly T[] {
  const listed = links.filter(({ page }) => PAGES[page].kind === 'detail');
  const [first, ...others] = links.filter((link) => !listed.includes(link));
  const byName = others.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  return [...(first ? [first] : []), ...byName, ...listed];
}
