import { isIPv6 } from 'node:net';

/** The network of an IPv6 address, its first half: one household or server has all addresses of it. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/**
 * Who sent a request, by `X-Forwarded-For`. Only the site's proxy connects to this server, and it appends the
 * address it saw, so the last one is true; whatever stands before it anybody may have written.
 */
export function clientAddress(forwardedFor: string | null): string {
  const address = (forwardedFor ?? '').split(',').at(-1)?.trim().toLowerCase() ?? '';
  if (address === '') return 'unknown';
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  return isIPv6(address) ? network(address) : address;
}
