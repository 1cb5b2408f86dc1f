import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSitemapPath, isUploadPath } from '@kontorwerk/contract/address/served-addresses';
import { DRAFT_PARAMETER, tokenOfDraftLink } from '@kontorwerk/contract/drafts/draft';
import { hasFileName } from '@kontorwerk/contract/pages/page-table';
import { DRAFT_PREVIEW_PATH, parsePreviewAddress } from '../../app/pages/preview-address.ts';
import type { Metrics } from '../base/metrics.ts';
import { pageOfMarkdown } from '../documents/markdown/markdown-address.ts';
import { ASSETS } from '../files/static-files.ts';
import { parseTarget } from '../http/request-target.ts';
import { findPageName } from '../pages/page-address.ts';
import { isStatusPath } from '../status/status-routes.ts';
import { isAdminPath } from './admin-routes.ts';
import { isFeedPath } from './feed-routes.ts';
import { isSearchData } from './search-routes.ts';
import { isTextPath } from './text-routes.ts';

/** Returns a request's name in the metrics: a page's name in the page table, or the route. */
export function findRouteName(url: string | undefined, status: number): string {
  const target = parseTarget(url);
  if (target === null) return 'unreadable';
  const { path, segments, search } = target;
  if (isStatusPath(path)) return 'status';
  if (segments[0] === 'wp-json') return 'wire';
  if (isUploadPath(path)) return 'uploads';
  if (isAdminPath(segments)) return 'admin';
  if (isSearchData(path)) return 'search';
  if (path.startsWith(ASSETS)) return 'files';
  if (isSitemapPath(path)) return 'sitemaps';
  if (parsePreviewAddress(path) !== null || path === DRAFT_PREVIEW_PATH) return 'previews';
  if (isFeedPath(path)) return 'feeds';
  if (isTextPath(path)) return 'texts';
  if (pageOfMarkdown(path) !== null) return 'markdown';
  if (tokenOfDraftLink(path) !== null || new URLSearchParams(search).has(DRAFT_PARAMETER)) return 'drafts';
  const name = findPageName(path, status);
  return name === 'free' && hasFileName(path) ? 'files' : name;
}

/** The status that is counted if the client left before the answer, as in nginx. */
const GONE = 499;

/** Returns the final status of a request. */
export function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : GONE;
}

/** Counts a request, and its duration, once it is answered. */
export function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Pick<Metrics, 'countAnswer' | 'observeDuration'>,
): void {
  const since = performance.now();
  response.once('close', () => {
    const status = statusOf(response);
    const route = findRouteName(request.url, status);
    metrics.countAnswer(route, request.method, status);
    metrics.observeDuration(route, (performance.now() - since) / 1_000);
  });
}
