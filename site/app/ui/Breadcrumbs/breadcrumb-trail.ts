import { canonicalPath } from '@kontorwerk/contract/pages/page-table';
import type { PageLocation } from '#app/base/current-page.ts';
import type { MenuGroup, SiteLinks } from '#app/base/menu-types.ts';

/** A breadcrumb; the page itself and a step that would link to it have no address. */
export type Crumb = { readonly label: string; readonly to: string };

function plain(canonical: string): string {
  return canonical.replace(/(?<=.)\/+$/, '');
}

/**
 * Returns the first segment of a canonical path, `/services/mobileapp` → `services`: pages missing from the menu belong
 * to the group of their siblings.
 */
function folder(path: string): string {
  return path.split('/')[1] ?? '';
}

function groupLinks({ columns }: MenuGroup) {
  return columns.flatMap(({ links }) => links);
}

type Page = {
  /** The page's canonical path, or that of its parent. */
  readonly path: string;
  readonly title: string;
  /** Whether the path is the parent's. */
  readonly below?: boolean;
};

/**
 * Builds the breadcrumbs by the menu: home, its group, the page; a page in no group is directly below home. A page
 * missing from the menu takes its name from the footer.
 */
export function buildBreadcrumbTrail(
  { path, title, below = false }: Page,
  { menu, footer }: Pick<SiteLinks, 'menu' | 'footer'>,
  home: string,
): Crumb[] {
  const here = plain(path);
  const at = (to: string) => plain(canonicalPath(to)) === here;
  const start = { label: home, to: '/' };
  const listing = menu.find((group) => groupLinks(group).some(({ to }) => at(to)));
  const link = listing && groupLinks(listing).find(({ to }) => at(to));
  // A group's landing page is the parent of the pages that it lists.
  const headed = link ? undefined : menu.find((group) => at(group.to));
  const group = headed ?? listing ?? menu.find(({ to }) => folder(canonicalPath(to)) === folder(here));
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

type Links = Pick<SiteLinks, 'menu' | 'footer'>;

/** Returns the breadcrumbs of the page at an address; `title` is its name if neither menu nor footer names it. */
export function buildPageTrail({ page, canonical }: PageLocation, title: string, links: Links, home: string): Crumb[] {
  const list = page.kind === 'detail' ? page.list : undefined;
  return buildBreadcrumbTrail({ path: list ?? canonical, title, below: list !== undefined }, links, home);
}
