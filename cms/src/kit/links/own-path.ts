/**
 * Returns the path of a site address from a browser's address bar; null for any other address. A path alone is the
 * site's. The scheme makes no difference: a proxy redirects from one to the other.
 */
export function ownPath(address: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(address)) return address;
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, siteUrl) : null;
  if (url?.host !== new URL(siteUrl).host) return null;
  // Two leading slashes would denote another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
