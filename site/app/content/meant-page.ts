/**
 * The address, or the name, of the page that is shown: the German menu misspells a service, and an e-commerce page
 * has two addresses (§2).
 */
export function meantPage(address: string): string {
  return address
    .replace(/(^|\/services\/)webdevelopmente$/, '$1webdevelopment')
    .replace(/^\/ecommerce-detail\//, '/ecommerce/');
}
