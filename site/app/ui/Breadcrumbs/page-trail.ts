import { withoutLanguage } from '@kontorwerk/contract/address';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail.ts';

/** The way from home to the page at an address; `title` is what it is called where the menu doesn't name it. */
export function pageTrail(pathname: string, title: string, menu: readonly MenuGroup[], home: string): Crumb[] {
  const { page } = pageAt(pathname);
  const list = page.kind === 'detail' ? page.list : undefined;
  const path = list ?? withoutLanguage(pathname);
  return breadcrumbTrail({ path, title, below: list !== undefined }, menu, home);
}
