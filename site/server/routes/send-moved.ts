import type { ServerResponse } from 'node:http';
import type { RedirectStatus } from '@kontorwerk/contract/redirects';
import type { Move } from '../content-store/moves.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';

/** An address may be another page's one day: nobody is to remember the way for good, and one for a while not at all. */
const POLICIES: Readonly<Record<RedirectStatus, string>> = {
  301: CACHE_POLICIES.revalidated,
  302: CACHE_POLICIES.never,
};

/** As a header holds it; percent signs are what they are already. */
function inHeader(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Sends a visitor on to the one spelling of an address. */
export function sendRespelled(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Content-Length': 0, 'X-Content-Type-Options': 'nosniff' });
  response.end();
}

/** Sends a visitor on to where a page is now. */
export function sendMoved(response: ServerResponse, { to, status }: Pick<Move, 'to' | 'status'>): void {
  response.writeHead(status, {
    Location: inHeader(to),
    'Content-Length': 0,
    'Cache-Control': POLICIES[status],
    'X-Content-Type-Options': 'nosniff',
  });
  response.end();
}
