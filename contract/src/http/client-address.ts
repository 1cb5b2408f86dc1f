/** An address with a port, as some proxies write it; the port differs for each connection. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * Returns the client's address. `X-Forwarded-For` as the client sent it is never trusted: behind our own proxies, the
 * entry that the outermost of them appended counts.
 *
 * @param direct the address at the other end of the connection
 */
export function findClientAddress(
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

/** The prefix length of IPv6 that a household or a server gets: it owns every address below it. */
const NETWORK_BITS = 64;

/** The IPv6 network of an address: its first `bits`, in groups of sixteen. */
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
 * Returns the rate-limit key of an address: IPv4 in its plain spelling, IPv6 by its network; `unknown` without one.
 *
 * @param networkBits the prefix length of an IPv6 network, 16 to 128
 */
export function senderOf(address: string, networkBits = NETWORK_BITS): string {
  const lower = address.trim().toLowerCase();
  if (lower === '') return 'unknown';
  if (lower.startsWith('::ffff:') && lower.includes('.')) return lower.slice('::ffff:'.length);
  return lower.includes(':') ? network(lower, networkBits) : lower;
}

/** Anonymises an address: keeps the first 24 bits of IPv4, the first 48 of IPv6. */
export function truncateAddress(address: string): string {
  const sender = senderOf(address);
  if (/^\d+(\.\d+){3}$/.test(sender)) return sender.replace(/\d+$/, '0');
  return sender.includes(':') ? `${sender.split(':', 3).join(':')}::` : '';
}
