/** The default ports of the web. */
const PORTS: readonly string[] = ['', '80', '443'];

/** Whether an address has a standard port, or the backend's own: another may belong to a service that is no backend. */
export function isPortOfWeb({ port }: URL, backend: URL): boolean {
  return [...PORTS, backend.port].includes(port);
}

/** Longest chain of redirects that is followed. */
export const MOST_REDIRECTS = 5;

/** A site's host, by whichever of its two names: a WordPress sends on from one to the other. */
function siteHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

/**
 * Resolves a redirect; null unless it stays on the backend's host, by another scheme or path: whatever is fetched from a
 * backend is fetched with its token. A backend reached by https is never asked by http.
 */
export function redirectOnHost(location: string, from: string, backendUrl: string): string | null {
  const [backend, url] = [new URL(backendUrl), URL.parse(location, from)];
  if (!url || !/^https?:$/.test(url.protocol) || siteHost(url) !== siteHost(backend)) return null;
  if (backend.protocol === 'https:' && url.protocol === 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return isPortOfWeb(url, backend) ? url.href : null;
}
