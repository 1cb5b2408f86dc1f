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
  const [, inBrackets, plain] = WITH_PORT.exec(hop) ?? [];
  return inBrackets ?? plain ?? hop;
}

/** How many bits of an IPv6 address name a household or a server: it has all addresses that begin with them. */
const NETWORK_BITS = 64;

/** The network of an IPv6 address: its first bits, in groups of sixteen. */
function network(address: string, bits: number): string {
  const [front = [], back = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, Math.ceil(bits / 16));
  const spare = (16 - (bits % 16)) % 16;
  if (spare === 0) return groups.join(':');
  const last = Number.parseInt(groups.pop() ?? '', 16);
  return [...groups, ((last >> spare) << spare).toString(16)].join(':');
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
