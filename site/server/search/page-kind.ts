import { PAGES, type PageName, type Subject } from '@kontorwerk/contract/pages/pages';
import type { PageKind } from '../../app/content/search-answer.ts';

const KINDS: Readonly<Record<Subject, PageKind>> = {
  agency: 'page',
  services: 'service',
  ecommerce: 'ecommerce',
  products: 'product',
  projects: 'project',
  posts: 'post',
  jobs: 'job',
  legal: 'page',
};

/** Returns the kind of a page for search results. A list page isn't of the kind that it lists. */
export function pageKind(page: PageName): PageKind {
  return 'paged' in PAGES[page] ? 'page' : KINDS[PAGES[page].subject];
}
