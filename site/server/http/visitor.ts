import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@kontorwerk/contract/client-address';

/** The address of whoever asks, as far as the proxies in front can be believed. */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  return clientAddress(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for'], trustedProxies);
}

/** Who the visitor is and where they believe to be, as the backend is told. */
export function visitorHeaders(address: string, publicUrl: string): Record<string, string> {
  const { host, protocol } = new URL(publicUrl);
  return { 'x-forwarded-for': address, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
}
