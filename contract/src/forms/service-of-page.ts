import { canonicalPath } from '../page-table.ts';
import type { ContactServiceId } from './contact.ts';

/** The pages that offer what the contact form has a choice for (§5), by the path under which the menu knows them. */
const SERVICES_BY_PATH: ReadonlyMap<string, ContactServiceId> = new Map([
  ['/services/webdevelopment', 'webDevelopment'],
  ['/services/cmssolution', 'webDevelopment'],
  ['/services/wordpress', 'webDevelopment'],
  ['/services/testsolution', 'software_testing'],
  ['/ecommerce/shopmigration', 'shop_migration'],
  ['/ecommerce/ecommercemarketing', 'seo'],
]);

/** The choice of the contact form that belongs to a page, at whatever address of it; null where none does. */
export function serviceOfPage(address: string): ContactServiceId | null {
  return SERVICES_BY_PATH.get(canonicalPath(address)) ?? null;
}
