import type { ServerResponse } from 'node:http';
import { redirectedTo } from '@kontorwerk/contract/redirects';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import type { RequestTarget } from '../http/request-target.ts';

/** Sends a visitor on to where a page is now; tells whether there was anywhere to send them. */
export function sendMoved(response: ServerResponse, { search }: RequestTarget, to: string | null): boolean {
  if (to === null) return false;
  response.writeHead(301, {
    Location: redirectedTo(to, search),
    'Content-Length': 0,
    // The address may be another page's one day: nobody is to remember the way for good.
    'Cache-Control': CACHE_POLICIES.revalidated,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end();
  return true;
}
