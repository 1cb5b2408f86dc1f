/** The default ports of HTTP and HTTPS. */
const PORTS: readonly string[] = ['', '80', '443'];

/** Whether an address has a default port, or the backend's: any other may belong to another service. */
export function isWebPort({ port }: URL, backend: URL): boolean {
  return [...PORTS, backend.port].includes(port);
}

/** The longest chain of redirects that is followed. */
export const MOST_REDIRECTS = 5;

/** The host without `www.`: a WordPress redirects between its two names. */
function siteHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

/**
 * Resolves a redirect; null unless it stays on the backend's host, with another scheme or path: everything is fetched
 * with the backend's token. HTTPS is never downgraded to HTTP.
 */
export function resolveHostRedirect(location: string, from: string, backendUrl: string): string | null {
  const [backend, url] = [new URL(backendUrl), URL.parse(location, from)];
  if (!url || !/^https?:$/.test(url.protocol) || siteHost(url) !== siteHost(backend)) return null;
  if (backend.protocol === 'https:' && url.protocol === 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return isWebPort(url, backend) ? url.href : null;
}
