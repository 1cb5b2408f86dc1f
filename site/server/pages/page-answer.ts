import { CACHE_POLICIES, PAGES_KEY, pageCachePolicy, type SharedCaching } from '../http/cache-policies.ts';
import { finishAnswer } from '../http/finished-answer.ts';
import { type FramedBy, protectPage } from '../http/security/content-security-policy.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { RenderedAnswer } from './response-cache.ts';

/** Statuses of answers that are the same for every visitor. */
const SHARED_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

/** The cache policy is set here, by method and status as well. */
function ownHeaders(page: RenderedPage): string[] {
  return [...page.headers].flatMap(([name, value]) => (name === 'cache-control' ? [] : [name, value]));
}

/**
 * Builds a finished answer from a rendered page: its headers, the security headers, the policy that fits its HTML, and
 * the cache policy of its status. It is shared only if it is the same for every visitor.
 */
export async function buildPageAnswer({
  page,
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
  const { status, nonce } = page;
  const ownPolicy = page.headers.get('cache-control');
  const written = page.headers.has('location') ? null : protectPage(page.html, nonce, framedBy);
  const contentType = written ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  const body = Buffer.from(written?.html ?? '');
  const policy = pageCachePolicy({ method, status, ownPolicy });
  const forCaches = policy === CACHE_POLICIES.revalidated ? caching(PAGES_KEY) : ['Cache-Control', policy];
  const headers = [...ownHeaders(page), ...forCaches, ...securityHeaders];
  if (written && withPolicy) headers.push('Content-Security-Policy', written.policy);
  // Clients that prefer Markdown get that at the same address.
  const vary = written && status === 200 ? ['Accept'] : [];
  const answer = await finishAnswer({ status, contentType, headers, body, vary });
  const isPrivate = /no-store|private/.test(ownPolicy ?? '');
  const isShared = method === 'GET' && SHARED_STATUSES.has(status) && !isPrivate;
  return { answer, html: written?.html ?? null, isShared };
}
