import { senderOf } from '../http/client-address.ts';

/** Anonymises an address: keeps the first 24 bits of IPv4, the first 48 of IPv6. */
export function truncated(address: string): string {
  const sender = senderOf(address);
  if (/^\d+(\.\d+){3}$/.test(sender)) return sender.replace(/\d+$/, '0');
  return sender.includes(':') ? `${sender.split(':', 3).join(':')}::` : '';
}
