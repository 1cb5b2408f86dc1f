import type { ContentSet } from '../wire/content-set.ts';
import { CROSS_ORIGIN } from './cross-origin.ts';
import { matchesTag } from './if-none-match.ts';

/** The answer to a list fetch: the set, or 304 to who has it already. */
export function setResponse(set: ContentSet, request: Request): Response {
  const headers = { ...CROSS_ORIGIN, 'Cache-Control': 'no-cache', ETag: set.etag };
  if (matchesTag(request.headers.get('if-none-match'), set.etag)) return new Response(null, { status: 304, headers });
  return new Response(set.body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}
