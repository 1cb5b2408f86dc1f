import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_POLICIES } from '../http/cache-policies.ts';

function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': CACHE_POLICIES.never,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}

/** Answers `/healthz` (the process lives) and `/readyz` (pages can be served), and returns whether it did. */
export function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  ready: () => boolean,
): boolean {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const well = path === '/healthz' || ready();
  sendPlain(response, well ? 200 : 503, request.method === 'HEAD' ? '' : well ? 'ok\n' : 'content is not loaded yet\n');
  return true;
}
