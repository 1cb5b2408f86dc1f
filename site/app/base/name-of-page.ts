import { canonicalPath } from '@kontorwerk/contract/page-table';
import type { MenuGroup } from './menu-types.ts';

/** A text of the content on one line, without the hyphens that only say where it may break. */
export function onOneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** What a page is called: as the menu has it, else by its own title; the home page has no name to speak of. */
export function nameOfPage(path: string, title: string, menu: readonly MenuGroup[]): string {
  const here = canonicalPath(path);
  if (here === '/') return '';
  const links = menu.flatMap(({ columns }) => columns.flatMap((column) => column.links));
  const listed = [...links, ...menu].find(({ to }) => canonicalPath(to) === here);
  return onOneLine(listed?.label ?? title);
}
