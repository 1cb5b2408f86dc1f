import { type BackendHost, backendHost, pathBelow, splitAddress } from '@kontorwerk/contract/address/backend-host';

/** Normalises a path as a browser would: on one host, however many slashes it begins with. */
function normaliseHost(path: string): string {
  const url = URL.parse(path.replace(/^[/\\]+/, '/'), 'http://here.invalid/');
  return url ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : '/';
}

/** Recognises a backend's own addresses: of its host, in any spelling, and of its former hosts. */
export class BackendAddresses {
  readonly #address: string;
  readonly #hosts: readonly BackendHost[];

  /**
   * @param address the backend's, without a trailing slash
   * @param oldHosts former hosts, such as `www.example.com`
   */
  constructor(address: string, oldHosts: readonly string[] = []) {
    this.#address = address;
    this.#hosts = [address, ...oldHosts.map((host) => `https://${host}`)].map(backendHost);
  }

  /** Returns the path of a backend's address, with query and hash; null for an address elsewhere. */
  pathOf(address: string): string | null {
    const text = address.trim();
    if (/^\/(?![/\\])/.test(text)) return text;
    const named = splitAddress(text);
    if (named === null) return null;
    for (const host of this.#hosts) {
      const path = pathBelow(host, named.authority, named.path);
      if (path !== null) return normaliseHost(path);
    }
    return null;
  }

  /** Returns the backend's current address for one at a former host, or at its own with `www.`; any other unchanged. */
  current(address: string): string {
    const isElsewhere = URL.parse(address.trim(), this.#address)?.hostname !== new URL(this.#address).hostname;
    const path = isElsewhere ? this.pathOf(address) : null;
    return path === null ? address : this.#address + path;
  }
}
