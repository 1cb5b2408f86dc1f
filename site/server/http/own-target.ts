import type { IncomingMessage } from 'node:http';

/** A host name or address with an optional port, as in a `Host` header (RFC 9110, 7.2). */
const AUTHORITY = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The absolute form of a request target, as proxies get it: the scheme, the host and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Whether a request has one valid `Host` header. Node itself refuses HTTP/1.1 without any. */
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
 * Validates the hosts that a request names, and reduces a target in absolute form to its path (RFC 9112, 3.2.2).
 * Returns whether the request is for this site: its public address, or the one that it arrived at.
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
