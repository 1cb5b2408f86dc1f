import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Log } from '../base/log.ts';

/** Addresses that only our own machines and networks have (RFC 1918, 4193, 6598 and the local ones). */
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

/** What is said about a proxy that stands before the site and isn't in its settings. */
export const UNDECLARED_PROXY =
  'a proxy stands before the site and is not declared: all visitors count as one, with one limit for all of them; set TRUSTED_PROXIES=1';

/**
 * Looks out for a proxy that nobody declared, and says so once. At the start an https address tells, for this server
 * itself speaks http only; later a request from our own network that names the address it was sent from. Nobody else
 * is believed: whoever sends such a header from outside has written it themselves.
 */
export function createProxyWatch(
  { trustedProxies, publicUrl }: { readonly trustedProxies: number; readonly publicUrl: string },
  log: Log,
): (request: IncomingMessage) => void {
  let isSaid = trustedProxies > 0;
  function say(): void {
    isSaid = true;
    log.warn(UNDECLARED_PROXY);
  }
  if (!isSaid && publicUrl.startsWith('https:')) say();
  return ({ headers, socket }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    const { remoteAddress = '' } = socket;
    if (OURS.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) say();
  };
}
