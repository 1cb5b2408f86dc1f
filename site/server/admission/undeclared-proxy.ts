import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Log } from '../base/log.ts';

/** Private and local addresses (RFC 1918, 4193, 6598): only our own machines and networks have them. */
const OURS = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OURS.addSubnet(address, bits);
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OURS.addSubnet(address, bits, 'ipv6');

/** The warning about a proxy in front of the site that its settings don't declare. */
export const UNDECLARED_PROXY =
  'a proxy stands before the site and is not declared: all visitors count as one, with one limit for all of them; set TRUSTED_PROXIES=1';

/**
 * Detects an undeclared proxy and warns once. At the start an https address shows one, as this server itself speaks
 * http only; later, a forwarding header on a request from a private network. From other networks the header proves
 * nothing: the client may have written it.
 */
export function createProxyWatch(
  { trustedProxies, publicUrl }: { readonly trustedProxies: number; readonly publicUrl: string },
  log: Log,
): (request: IncomingMessage) => void {
  let isReported = trustedProxies > 0;
  function report(): void {
    isReported = true;
    log.warn(UNDECLARED_PROXY);
  }
  if (!isReported && publicUrl.startsWith('https:')) report();
  return ({ headers, socket }) => {
    if (isReported || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    const { remoteAddress = '' } = socket;
    if (OURS.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) report();
  };
}
