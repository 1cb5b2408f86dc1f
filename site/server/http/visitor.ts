import type { IncomingMessage } from 'node:http';
import { findClientAddress } from '@kontorwerk/runtime/http/client-address';
import { REQUEST_ID_HEADER } from '@kontorwerk/runtime/http/request-id';
import { currentRequest } from '../base/log.ts';

/** Returns the client's address, as far as the proxies in front are trusted. */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  return findClientAddress(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for'], trustedProxies);
}

/** Returns the headers that give the backend the visitor's address, the public origin and the request's id. */
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
