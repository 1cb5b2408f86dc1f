import { NAVIGATION_MOST as MOST } from '@kontorwerk/contract/navigation/navigation';
import type { NavigationGlobal } from '#cms/base/payload-types.ts';
import { parseReference, referenceTo } from '#cms/kit/links/reference.ts';

/** The menu's groups, in one language. */
export type Menu = NonNullable<NavigationGlobal['menu']>;
type Column = NonNullable<Menu[number]['columns']>[number];
type Link = NonNullable<Column['links']>[number];

/** A place in the menu: its names from the outside in, as editors know it. */
export type MenuPlace = { readonly names: readonly string[] };

/** A column of the menu, and whether it is full. */
export type OpenPlace = MenuPlace & { readonly column: string; readonly isFull: boolean };

function isLinkTo(to: string | null | undefined, page: number): boolean {
  return to != null && parseReference(to)?.reference === referenceTo('pages', page);
}

/** Returns the columns of a menu. */
export function listOpenPlaces(menu: Menu): readonly OpenPlace[] {
  return menu.flatMap(({ label, columns }) =>
    (columns ?? []).map(({ id, title, links }) => ({
      column: id ?? '',
      names: [label, title],
      isFull: (links?.length ?? 0) >= MOST.links,
    })),
  );
}

/** Returns the places of a page in a menu. */
export function findPlaces(menu: Menu, page: number): readonly MenuPlace[] {
  return menu.flatMap((group) => [
    ...(isLinkTo(group.to, page) ? [{ names: [group.label] }] : []),
    ...(group.columns ?? [])
      .filter(({ links }) => links?.some(({ to }) => isLinkTo(to, page)))
      .map(({ title }) => ({ names: [group.label, title] })),
  ]);
}

/** Whether a column has a link of that name already: visitors would see only one of the two. */
export function isNamedIn(menu: Menu, column: string, name: string): boolean {
  const links = menu.flatMap(({ columns }) => columns ?? []).find(({ id }) => id === column)?.links ?? [];
  return links.some(({ label }) => label === name);
}

function mapColumns(menu: Menu, change: (column: Column) => Column): Menu {
  return menu.map((group) => ({ ...group, columns: (group.columns ?? []).map(change) }));
}

/** Returns the menu with a page added at the end of a column. */
export function addPage(
  menu: Menu,
  { column, page, label }: { readonly column: string; readonly page: number; readonly label: string },
): Menu {
  const link: Link = { label, to: referenceTo('pages', page), shown_in: 'both' };
  return mapColumns(menu, (found) =>
    found.id === column ? { ...found, links: [...(found.links ?? []), link] } : found,
  );
}

/** Returns the menu with its unnamed links to a page labelled. */
export function labelPage(menu: Menu, page: number, label: string): Menu {
  const name = (link: Link) => (isLinkTo(link.to, page) && !link.label ? { ...link, label } : link);
  return mapColumns(menu, (column) => ({ ...column, links: (column.links ?? []).map(name) }));
}

/** Returns the menu without a page. A group keeps its own page, since its columns would go with it. */
export function removePage(menu: Menu, page: number): Menu {
  return mapColumns(menu, (column) => ({
    ...column,
    links: (column.links ?? []).filter(({ to }) => !isLinkTo(to, page)),
  }));
}
