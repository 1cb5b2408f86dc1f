import type { ContactServiceId } from './contact.ts';

/** The pages with a matching service choice in the contact form (§5), by their canonical path. */
const SERVICES_BY_PATH: ReadonlyMap<string, ContactServiceId> = new Map([
  ['/services/webdevelopment', 'webDevelopment'],
  ['/services/cmssolution', 'webDevelopment'],
  ['/services/wordpress', 'webDevelopment'],
  ['/services/testsolution', 'software_testing'],
  ['/ecommerce/shopmigration', 'shop_migration'],
  ['/ecommerce/ecommercemarketing', 'seo'],
]);

/** Returns the contact form's service for a page, by its canonical path; null if none matches. */
export function findService(canonical: string): ContactServiceId | null {
  return SERVICES_BY_PATH.get(canonical) ?? null;
}
