/**
 * The address a request came from. What a client wrote into `X-Forwarded-For` is never believed: with proxies of our
 * own in front, the entry counts that the outermost of them appended.
 *
 * @param direct the address at the other end of the connection
 */
export function clientAddress(
  direct: string,
  forwardedFor: string | readonly string[] | null | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct;
  const hops = String(forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}

/** The network of an IPv6 address, its first half: one household or server has all addresses of it. */
function network(address: string): string {
  const [front = [], back = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}

/** Whom a limit counts an address as: IPv4 in its plain spelling, IPv6 by its network; `unknown` without one. */
export function senderOf(address: string): string {
  const lower = address.trim().toLowerCase();
  if (lower === '') return 'unknown';
  if (lower.startsWith('::ffff:') && lower.includes('.')) return lower.slice('::ffff:'.length);
  return lower.includes(':') ? network(lower) : lower;
}
