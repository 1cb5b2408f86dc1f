import { canonicalPath } from '@kontorwerk/contract/page-table';
import type { MenuGroup, SiteLinks } from '#app/base/menu-types.ts';

/** A step on the way to a page; the page itself and a step that would lead to it have no address. */
export type Crumb = { readonly label: string; readonly to: string };

function plain(path: string): string {
  return canonicalPath(path).replace(/(?<=.)\/+$/, '');
}

/** `/services/mobileapp` → `services`: pages that the menu doesn't list belong to the group of their neighbours. */
function folder(path: string): string {
  return plain(path).split('/')[1] ?? '';
}

function groupLinks({ columns }: MenuGroup) {
  return columns.flatMap(({ links }) => links);
}

type Page = {
  /** The page's path without its language, or for a page below another, that one's. */
  readonly path: string;
  readonly title: string;
  /** Whether the path is the page above. */
  readonly below?: boolean;
};

/**
 * The way to a page by the menu: home, its group, the page; a page in no group stands below home. One that the menu doesn't
 * list is called what the footer calls it.
 */
export function breadcrumbTrail(
  { path, title, below = false }: Page,
  { menu, footer }: Pick<SiteLinks, 'menu' | 'footer'>,
  home: string,
): Crumb[] {
  const here = plain(path);
  const at = (to: string) => plain(to) === here;
  const start = { label: home, to: '/' };
  const listing = menu.find((group) => groupLinks(group).some(({ to }) => at(to)));
  const link = listing && groupLinks(listing).find(({ to }) => at(to));
  // Its own page leads to all that it lists.
  const headed = link ? undefined : menu.find((group) => at(group.to));
  const group = headed ?? listing ?? menu.find(({ to }) => folder(to) === folder(here));
  const named = below ? undefined : footer.flatMap(({ links }) => links).find(({ to }) => at(to));
  const pageHere = { label: link?.label ?? named?.label ?? title, to: '' };
  if (!group) return [start, pageHere];
  const groupHere = { label: group.label, to: at(group.to) ? '' : group.to };
  if (group === headed && !below) return [start, groupHere];
  if (!below) return [start, groupHere, pageHere];
  // The first page of a group stands for the group.
  const above =
    link && !at(group.to) ? [groupHere, { label: link.label, to: path }] : [{ label: group.label, to: group.to }];
  return [start, ...above, { label: title, to: '' }];
}
