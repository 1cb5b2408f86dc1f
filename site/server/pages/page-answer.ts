import { CACHE_POLICIES, PAGES_KEY, pageCachePolicy, type SharedCaching } from '../http/cache-policies.ts';
import { finishAnswer } from '../http/finished-answer.ts';
import { type FramedBy, protectPage } from '../http/security/content-security-policy.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { RenderedAnswer } from './response-cache.ts';

/** Headers that are set here, by method, status and content; the page's own values are dropped. */
const OURS = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'cache-control',
  'content-security-policy',
  'etag',
  'vary',
  'connection',
  'date',
]);

/** Statuses of answers that are the same for every visitor. */
const SHARED_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

function ownHeaders(response: Response): string[] {
  const headers: string[] = [];
  for (const [name, value] of response.headers) if (!OURS.has(name)) headers.push(name, value);
  return headers;
}

/** Returns the content type with a charset for all text: the renderer omits it for the data of its pages. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? 'text/plain';
  return /^text\/[^;]*$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Builds a finished answer from a rendered page: its headers, the security headers, the policy that fits its HTML, and
 * the cache policy of its status. It is shared only if it is the same for every visitor.
 */
export async function buildPageAnswer({
  page: { response, nonce },
  method,
  securityHeaders,
  caching,
  withPolicy,
  framedBy,
}: {
  readonly page: RenderedPage;
  readonly method: string;
  readonly securityHeaders: readonly string[];
  readonly caching: SharedCaching;
  /** False in development, whose servers inject styles that no policy allows. */
  readonly withPolicy: boolean;
  readonly framedBy?: FramedBy;
}): Promise<RenderedAnswer & { readonly html: string | null }> {
  const { status } = response;
  const contentType = typeOf(response);
  const isHtml = /^text\/html\b/.test(contentType);
  const written = isHtml ? protectPage(await response.text(), nonce, framedBy) : null;
  const body = written ? Buffer.from(written.html) : Buffer.from(await response.arrayBuffer());
  const policy = pageCachePolicy({ method, status, ownPolicy: response.headers.get('cache-control') });
  const forCaches = policy === CACHE_POLICIES.revalidated ? caching(PAGES_KEY) : ['Cache-Control', policy];
  const headers = [...ownHeaders(response), ...forCaches, ...securityHeaders];
  if (written && withPolicy) headers.push('Content-Security-Policy', written.policy);
  // Clients that prefer Markdown get that at the same address.
  const vary = isHtml && status === 200 ? ['Accept'] : [];
  const answer = await finishAnswer({ status, contentType, headers, body, vary });
  const forEveryone = SHARED_STATUSES.has(status) && response.headers.getSetCookie().length === 0;
  const asked = /no-store|private/.test(response.headers.get('cache-control') ?? '');
  return { answer, html: written?.html ?? null, isShared: method === 'GET' && forEveryone && !asked };
}
