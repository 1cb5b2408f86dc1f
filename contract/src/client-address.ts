/** An address that a proxy wrote with the port of the connection, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

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
  const hop = hops.at(-trustedProxies) || direct;
  return hop.replace(WITH_PORT, '$1$2');
}

/** How many bits of an IPv6 address name a household or a server: it has all addresses that begin with them. */
const NETWORK_BITS = 64;

/** The network of an IPv6 address: its first bits, in groups of sixteen. */
function network(address: string, bits: number): string {
  const given = address.split(':').filter(Boolean).length;
  const zeros = ':0'.repeat(Math.max(0, 8 - given));
  const groups = address.replace('::', `${zeros}:`).split(':').filter(Boolean);
  const named = groups.slice(0, Math.ceil(bits / 16)).map((group, at) => {
    const spare = 16 * (at + 1) - bits;
    return spare > 0 ? ((Number.parseInt(group, 16) >> spare) << spare).toString(16) : group;
  });
  return named.join(':');
}

/**
 * Whom a limit counts an address as: IPv4 in its plain spelling, IPv6 by its network; `unknown` without one.
 *
 * @param networkBits how many bits name a network of IPv6, 16 to 128
 */
export function senderOf(address: string, networkBits = NETWORK_BITS): string {
  const lower = address.trim().toLowerCase();
  if (lower === '') return 'unknown';
  if (lower.startsWith('::ffff:') && lower.includes('.')) return lower.slice('::ffff:'.length);
  return lower.includes(':') ? network(lower, networkBits) : lower;
}
