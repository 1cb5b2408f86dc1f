import { domainToASCII } from 'node:url';

/** A host with the folder below which its addresses are a backend's. */
export type BackendHost = { readonly host: string; readonly port: string; readonly folder: string };

/** An absolute or protocol-relative address in its parts; the rest is as it was written. */
const ABSOLUTE = /^(?:https?:)?\/\/([^/?#\\]*)(.*)$/is;

/** The ports that a browser leaves out of an address. */
const USUAL_PORTS: ReadonlySet<string> = new Set(['80', '443']);

function hostOf(authority: string): Omit<BackendHost, 'folder'> {
  const [, host = '', port = ''] = /^(?:[^@]*@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.toLowerCase()) ?? [];
  const ascii = /[^!-~]/.test(host) ? domainToASCII(host) || host : host;
  return { host: ascii.replace(/^www\./, '').replace(/\.$/, ''), port: USUAL_PORTS.has(port) ? '' : port };
}

/** The host of a backend at an address; `www.` and a usual port don't count. */
export function backendHost(url: string): BackendHost {
  const { host, pathname } = new URL(url);
  return { ...hostOf(host), folder: pathname.replace(/\/$/, '') };
}

/** An address that names a host, as that and what stands behind it; null for a path, a mail address and the like. */
export function splitAddress(address: string): { readonly authority: string; readonly path: string } | null {
  const [, authority, path = ''] = ABSOLUTE.exec(address) ?? [];
  return authority === undefined ? null : { authority, path };
}

/** A path below a host; null where the address is another host's. A port that isn't named may be any behind a proxy. */
export function pathBelow({ host, port, folder }: BackendHost, authority: string, path: string): string | null {
  const named = hostOf(authority);
  const isHost = named.host === host && (named.port === port || named.port === '' || port === '');
  if (!isHost || !path.startsWith(folder)) return null;
  const rest = path.slice(folder.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : null;
}
