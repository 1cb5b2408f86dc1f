import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSitemapPath, ROBOTS_PATH, SITEMAP_PATH } from '@kontorwerk/contract/address/served-addresses';
import { RETRY_AFTER } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import { createSitemaps } from '../documents/sitemaps/sitemaps.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { finishAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/response-writer.ts';

/** Serves a sitemap or robots.txt; returns whether the path is one of these. */
export type SitemapRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Paths for editors only. */
const DISALLOWED = ['/admin', '/api'];

export function createSitemapRoutes({
  directory,
  store,
  publicUrl,
  headers,
}: {
  readonly directory: Directory;
  readonly store: Pick<ContentStore, 'ready'>;
  readonly publicUrl: string;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
}): SitemapRoutes {
  const sitemaps = createSitemaps({ directory, publicUrl, headers });
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${SITEMAP_PATH}`,
  ];
  const robots = finishAnswer({
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    headers: [...headers, 'Cache-Control', CACHE_POLICIES.publicFile],
    body: Buffer.from(`${lines.join('\n')}\n`),
  });

  return async (request, response, path) => {
    if (path === ROBOTS_PATH) {
      sendAnswer(request, response, await robots);
      return true;
    }
    if (!isSitemapPath(path)) return false;
    // A sitemap without pages would make search engines drop them.
    if (!store.ready) {
      sendErrorPage(request, response, 'unreachable', RETRY_AFTER);
      return true;
    }
    const answer = await sitemaps.at(path);
    if (answer === null) sendErrorPage(request, response, 'missing');
    else sendAnswer(request, response, answer);
    return true;
  };
}
