import { PAGES, type PageName, type Subject } from '@kontorwerk/contract/pages';
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

/** What a page of the table is, for those who read results. A list is none of what it lists. */
export function pageKind(page: PageName): PageKind {
  return 'paged' in PAGES[page] ? 'page' : KINDS[PAGES[page].subject];
}
