import { canonicalPath, pageAt } from '@kontorwerk/contract/page-table';
import type { MenuGroup } from '#app/base/menu-types.ts';

/** The pages of a menu group by their canonical paths: its own, what stands above that, and those of its links. */
function pagesOf({ to, columns }: MenuGroup): { readonly own: readonly string[]; readonly linked: readonly string[] } {
  const own = canonicalPath(to);
  const linked = columns.flatMap(({ links }) => links.map((link) => canonicalPath(link.to)));
  return { own: [own, own.replace(/(?<=.)\/[^/]*$/, '')], linked };
}

/**
 * The group that a page belongs to; undefined where it is in none. One alone: of several that lead to it, the one whose own
 * page it is, else the first.
 *
 * @param path without its language
 */
export function groupHere(menu: readonly MenuGroup[], path: string): MenuGroup | undefined {
  // A page that a list of a group leads to belongs to that as well.
  const page = pageAt(path).page.list ?? canonicalPath(path);
  return (
    menu.find((group) => pagesOf(group).own.includes(page)) ??
    menu.find((group) => pagesOf(group).linked.includes(page))
  );
}
