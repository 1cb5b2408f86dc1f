import type { IncomingMessage } from 'node:http';

/**
 * The address a request came from. A header that the client wrote is never believed: with proxies of our own
 * in front, the entry counts that the outermost of them appended.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}
