import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WireError } from '@kontorwerk/contract/wire';
import { CACHE_POLICIES } from './cache-policies.ts';

/** Sends an error in WordPress's shape, as callers of the wire expect it. `headers` are names and values in turn. */
export function sendWireError(
  request: IncomingMessage,
  response: ServerResponse,
  error: { readonly status: number; readonly code: string; readonly message: string },
  headers: readonly string[] = [],
): void {
  const shape: WireError = { code: error.code, message: error.message, data: { status: error.status } };
  const body = JSON.stringify(shape);
  response.writeHead(error.status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    CACHE_POLICIES.never,
    'X-Content-Type-Options',
    'nosniff',
    ...headers,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
