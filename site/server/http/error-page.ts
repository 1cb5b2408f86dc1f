import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_POLICIES } from '../cache-policies.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'This address can’t be read',
  404: 'There is nothing here',
  405: 'This can’t be done here',
  413: 'This is too large',
  500: 'Something went wrong on our side',
  502: 'The editing system did not answer',
  503: 'The editing system is not running right now',
};

/** The page for what the app itself can't answer: small, plain, without style or script. */
export function sendErrorPage(request: IncomingMessage, response: ServerResponse, status: number, headers: readonly string[] = []): void {
  const title = TITLES[status] ?? TITLES[500];
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="/">Go to Home</a></p></html>`;
  response.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    CACHE_POLICIES.never,
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options',
    'nosniff',
    ...headers,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
