/**
 * The path of an address of a site, as it stands in a browser's address bar; null for any other address. Paths are the
 * site's. By which scheme it is asked for, if any is named, makes no difference: a proxy sends on from one to the other.
 */
export function ownPath(address: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(address)) return address;
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, siteUrl) : null;
  if (url?.host !== new URL(siteUrl).host) return null;
  // Two slashes at the beginning would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
