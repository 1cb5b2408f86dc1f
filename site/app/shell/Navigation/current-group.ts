import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import type { MenuGroup } from '#app/base/menu-types.ts';

/** Returns the canonical paths of a menu group: its landing page, that page's parent, and its links. */
function listPages({ to, columns }: MenuGroup): {
  readonly own: readonly string[];
  readonly linked: readonly string[];
} {
  const own = canonicalPath(to);
  const linked = columns.flatMap(({ links }) => links.map((link) => canonicalPath(link.to)));
  return { own: [own, own.replace(/(?<=.)\/[^/]*$/, '')], linked };
}

/**
 * Finds the group of a page, or undefined. Of several groups that link to it, the one whose landing page it is, else
 * the first.
 *
 * @param page the canonical path of the page, or of its list
 */
export function findCurrentGroup(menu: readonly MenuGroup[], page: string): MenuGroup | undefined {
  return (
    menu.find((group) => listPages(group).own.includes(page)) ??
    menu.find((group) => listPages(group).linked.includes(page))
  );
}
