import type { IncomingMessage } from 'node:http';

/** A name or an address with an optional port, as a `Host` line may have it (RFC 9110, 7.2). */
const AUTHORITY = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The form of a target that is asked of proxies: the scheme, the host and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Whether a request names its host in one line that can be read. Node itself refuses HTTP/1.1 without any. */
function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines <= 1 && AUTHORITY.test(headers.host ?? '');
}

function hostOf(authority: string, scheme: string): string | null {
  return URL.canParse(`${scheme}//${authority}`) ? new URL(`${scheme}//${authority}`).host : null;
}

/**
 * Reads the hosts that a request names, and puts the path in the place of a target in absolute form (RFC 9112, 3.2.2).
 * Returns whether the request is one for this site: by its public address, or by the one that it came to.
 */
export function resolveTarget(request: IncomingMessage, publicUrl: string): boolean {
  if (!hasOneHost(request)) return false;
  const { url = '', socket } = request;
  if (url.startsWith('/') || !ABSOLUTE.test(url)) return true;
  const [, authority = '', rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (authority === '' || !AUTHORITY.test(authority)) return false;
  const address = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
  const own = [new URL(publicUrl).host, `${address}:${socket.localPort}`, `localhost:${socket.localPort}`];
  if (!own.some((host) => host === hostOf(authority, new URL(publicUrl).protocol))) return false;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}
