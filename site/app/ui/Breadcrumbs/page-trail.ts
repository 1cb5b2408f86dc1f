import { withoutLanguage } from '@kontorwerk/contract/address/address';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import type { SiteLinks } from '#app/base/menu-types.ts';
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail.ts';

type Links = Pick<SiteLinks, 'menu' | 'footer'>;

/** Returns the breadcrumbs of the page at an address; `title` is its name if neither menu nor footer names it. */
export function pageTrail(pathname: string, title: string, links: Links, home: string): Crumb[] {
  const { page } = pageAt(pathname);
  const list = page.kind === 'detail' ? page.list : undefined;
  const path = list ?? withoutLanguage(pathname);
  return breadcrumbTrail({ path, title, below: list !== undefined }, links, home);
}
