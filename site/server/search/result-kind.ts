import type { PageName } from '@kontorwerk/contract/pages';
import type { ResultKind } from '../../app/content/search-answer.ts';

const KINDS: { readonly [N in PageName]?: ResultKind } = {
  products: 'product',
  ecommerceOverview: 'ecommerce',
  ecommerce: 'ecommerce',
  servicesOverview: 'service',
  services: 'service',
  service: 'service',
  project: 'project',
  post: 'post',
  job: 'job',
};

/** What a page of the table is, for those who read results. */
export function resultKind(page: PageName): ResultKind {
  return KINDS[page] ?? 'page';
}
