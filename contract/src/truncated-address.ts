import { senderOf } from './client-address.ts';

/** An address without the part that tells one person from the next: of IPv4 the first 24 bits, of IPv6 the first 48. */
export function truncated(address: string): string {
  const sender = senderOf(address);
  if (/^\d+(\.\d+){3}$/.test(sender)) return sender.replace(/\d+$/, '0');
  return sender.includes(':') ? `${sender.split(':', 3).join(':')}::` : '';
}
