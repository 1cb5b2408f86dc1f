import { type BackendHost, backendHost, pathBelow, splitAddress } from '@kontorwerk/contract/backend-host';

/** A path as a browser asks for it: on one host, however many slashes it begins with. */
function asAsked(path: string): string {
  const url = URL.parse(path.replace(/^[/\\]+/, '/'), 'http://here.invalid/');
  return url ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : '/';
}

/** Finds out which addresses of a backend's content are its own: those of its host, in any spelling, and of its old hosts. */
export class BackendAddresses {
  readonly #address: string;
  readonly #hosts: readonly BackendHost[];

  /**
   * @param address where the backend is, without a slash at its end
   * @param oldHosts hosts that it had before, such as `www.example.com`
   */
  constructor(address: string, oldHosts: readonly string[] = []) {
    this.#address = address;
    this.#hosts = [address, ...oldHosts.map((host) => `https://${host}`)].map(backendHost);
  }

  /** The path of an address of the backend, its query and hash included; null for an address elsewhere. */
  pathOf(address: string): string | null {
    const text = address.trim();
    if (/^\/(?![/\\])/.test(text)) return text;
    const named = splitAddress(text);
    if (named === null) return null;
    for (const host of this.#hosts) {
      const path = pathBelow(host, named.authority, named.path);
      if (path !== null) return asAsked(path);
    }
    return null;
  }

  /** The address at which the backend has what it had at an old host, or at its own with `www.`; any other as it is. */
  current(address: string): string {
    const isElsewhere = URL.parse(address.trim(), this.#address)?.hostname !== new URL(this.#address).hostname;
    const path = isElsewhere ? this.pathOf(address) : null;
    return path === null ? address : this.#address + path;
  }
}
