import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { slugOf } from '@kontorwerk/contract/address/slug';
import { isPageAddress, pageAt, pathOf } from '@kontorwerk/contract/pages/page-table';

/**
 * Returns the path of a site address from a browser's address bar; null for any other address. A path alone is the
 * site's. The scheme makes no difference: a proxy redirects from one to the other.
 */
export function toOwnPath(address: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(address)) return address;
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, siteUrl) : null;
  if (url?.host !== new URL(siteUrl).host) return null;
  // Two leading slashes would denote another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/**
 * Normalises the case and slashes of a page address, which would otherwise cause one more redirect. Any other address
 * stays as it is.
 */
export function normalisePageAddress(address: string): string {
  if (!isPageAddress(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { page, name } = pageAt(path);
  // A name with an empty slug matches no page.
  if (name !== '' && slugOf(name) === '') return address;
  return inLanguage(pathOf(page, name), languageOf(path)) + rest;
}
