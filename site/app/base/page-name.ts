import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import type { MenuGroup } from './menu-types.ts';

/** Collapses whitespace to one line and removes soft hyphens. */
export function collapseToLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/**
 * Returns a page's name: the label of its menu link, else its title; empty for the home page.
 *
 * @param canonical the page's canonical path
 */
export function findPageName(canonical: string, title: string, menu: readonly MenuGroup[]): string {
  if (canonical === '/') return '';
  const links = menu.flatMap(({ columns }) => columns.flatMap((column) => column.links));
  const listed = [...links, ...menu].find(({ to }) => canonicalPath(to) === canonical);
  return collapseToLine(listed?.label ?? title);
}
