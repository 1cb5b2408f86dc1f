import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@kontorwerk/contract/client-address';
import { REQUEST_ID_HEADER } from '@kontorwerk/contract/request-id';
import { currentRequest } from '../base/current-request.ts';

/** The address of whoever asks, as far as the proxies in front can be believed. */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  return clientAddress(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for'], trustedProxies);
}

/** Who the visitor is, where they believe to be, and the request's id, as the backend is told. */
export function visitorHeaders(address: string, publicUrl: string): Record<string, string> {
  const { host, protocol } = new URL(publicUrl);
  const id = currentRequest.id();
  return {
    'x-forwarded-for': address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(id !== undefined && { [REQUEST_ID_HEADER.toLowerCase()]: id }),
  };
}
