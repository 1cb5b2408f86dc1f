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

/** Returns the 16-bit groups of one side of `::`; an IPv4 address at its end is two. */
function groupsOf(part: string): readonly number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16) & 0xffff];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [((a << 8) | b) & 0xffff, ((c << 8) | d) & 0xffff];
    });
}

/** Returns the groups of an IPv6 address, whichever zeros it leaves out. */
function allGroups(address: string): readonly number[] {
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  return [...first, ...zeros, ...last];
}

/** Returns the IPv4 address that an IPv6 address stands for (`::ffff:0:0/96`); null for any other. */
function mappedAddress(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.length === 8 && groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null;
}

/** The IPv6 network of an address: its first `bits`, in groups of sixteen. */
function network(groups: readonly number[], bits: number): string {
  const named = groups.slice(0, Math.ceil(bits / 16)).map((group, at) => {
    const spare = Math.max(0, 16 * (at + 1) - bits);
    return ((group >> spare) << spare).toString(16);
  });
  return named.join(':');
}

/**
 * Returns the rate-limit key of an address, the same for all its spellings: IPv4 in its plain one, IPv6 by its network;
 * `unknown` without one.
 *
 * @param networkBits the prefix length of an IPv6 network, 16 to 128
 */
export function senderOf(address: string, networkBits = NETWORK_BITS): string {
  const plain = address.trim().toLowerCase().replace(WITH_PORT, '$1$2');
  if (plain === '') return 'unknown';
  if (!plain.includes(':')) return plain;
  const groups = allGroups(plain);
  return mappedAddress(groups) ?? network(groups, networkBits);
}

/** Anonymises an address: keeps the first 24 bits of IPv4, the first 48 of IPv6. */
export function truncateAddress(address: string): string {
  const sender = senderOf(address);
  if (/^\d+(\.\d+){3}$/.test(sender)) return sender.replace(/\d+$/, '0');
  return sender.includes(':') ? `${sender.split(':', 3).join(':')}::` : '';
}
