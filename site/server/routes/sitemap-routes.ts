import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_AFTER } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { Directory } from '../directory/directory.ts';
import { createSitemaps } from '../documents/sitemaps/sitemaps.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { sendAnswer } from '../http/response-writer.ts';

/** Serves the sitemap index or a sitemap. */
export type SitemapRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

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

  return async (request, response, path) => {
    // A sitemap without pages would make search engines drop them.
    if (!store.ready) return sendErrorPage(request, response, 'unreachable', RETRY_AFTER);
    const answer = await sitemaps.at(path);
    if (answer === null) sendErrorPage(request, response, 'missing');
    else sendAnswer(request, response, answer);
  };
}
