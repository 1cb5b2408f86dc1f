import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_POLICIES } from './cache-policies.ts';

/** Sends a short text that isn't cached: an error, or the server's status. `headers` alternates names and values. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  answer: {
    readonly status: number;
    readonly contentType: string;
    readonly body: string;
    readonly headers?: readonly string[];
  },
): void {
  response.writeHead(answer.status, [
    'Content-Type',
    `${answer.contentType}; charset=utf-8`,
    'Content-Length',
    String(Buffer.byteLength(answer.body)),
    'Cache-Control',
    CACHE_POLICIES.never,
    'X-Content-Type-Options',
    'nosniff',
    ...(answer.headers ?? []),
  ]);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
