import type { ServerResponse } from 'node:http';
import type { RedirectStatus } from '@kontorwerk/contract/address/redirects';
import type { ResolvedRedirect } from '../content-store/redirect-lookup.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';

/**
 * An address may become another page's one day: clients must not remember a permanent redirect for ever, and a
 * temporary one not at all.
 */
const POLICIES: Readonly<Record<RedirectStatus, string>> = {
  301: CACHE_POLICIES.revalidated,
  302: CACHE_POLICIES.never,
};

/** Encodes an address for a header, without touching existing escapes. */
function inHeader(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Redirects to the canonical spelling of an address. */
export function redirectToCanonical(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Content-Length': 0, 'X-Content-Type-Options': 'nosniff' });
  response.end();
}

/** Redirects to the new address of a page. */
export function sendRedirect(response: ServerResponse, { to, status }: Pick<ResolvedRedirect, 'to' | 'status'>): void {
  response.writeHead(status, {
    Location: inHeader(to),
    'Content-Length': 0,
    'Cache-Control': POLICIES[status],
    'X-Content-Type-Options': 'nosniff',
  });
  response.end();
}
