import { domainToASCII } from 'node:url';

/** A backend's host, with the base path below which its addresses are. */
export type BackendHost = { readonly host: string; readonly port: string; readonly folder: string };

/** Splits an absolute or protocol-relative address into authority and the rest as written. */
const ABSOLUTE = /^(?:https?:)?\/\/([^/?#\\]*)(.*)$/is;

/** Default ports, which browsers leave out of an address. */
const USUAL_PORTS: ReadonlySet<string> = new Set(['80', '443']);

function hostOf(authority: string): Omit<BackendHost, 'folder'> {
  const [, host = '', port = ''] = /^(?:[^@]*@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.toLowerCase()) ?? [];
  const ascii = /[^!-~]/.test(host) ? domainToASCII(host) || host : host;
  return { host: ascii.replace(/^www\./, '').replace(/\.$/, ''), port: USUAL_PORTS.has(port) ? '' : port };
}

/** Parses a backend's URL; `www.` and a default port don't count. */
export function backendHost(url: string): BackendHost {
  const { host, pathname } = new URL(url);
  return { ...hostOf(host), folder: pathname.replace(/\/$/, '') };
}

/** Splits an absolute address into its authority and what follows; null for a path, a mail address and the like. */
export function splitAddress(address: string): { readonly authority: string; readonly path: string } | null {
  const [, authority, path = ''] = ABSOLUTE.exec(address) ?? [];
  return authority === undefined ? null : { authority, path };
}

/**
 * Returns the path below a backend's base path; null for another host. A missing port matches any, since a proxy may
 * hide it.
 */
export function pathBelow({ host, port, folder }: BackendHost, authority: string, path: string): string | null {
  const named = hostOf(authority);
  const isHost = named.host === host && (named.port === port || named.port === '' || port === '');
  if (!isHost || !path.startsWith(folder)) return null;
  const rest = path.slice(folder.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : null;
}

/** Whether a hostname is this machine's loopback, so that traffic doesn't leave it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^127\.|^\[?::1\]?$/.test(hostname);
}
