import { isSitemapPath, isUploadPath } from '@kontorwerk/contract/address/served-addresses';
import { DRAFT_PARAMETER, tokenOfDraftLink } from '@kontorwerk/contract/drafts/draft';
import { hasFileName, type PageMatch, pageAt } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { DRAFT_PREVIEW_PATH, parsePreviewAddress } from '../../app/pages/preview-address.ts';
import { SETS_BY_PATH } from '../content-store/content-sets.ts';
import { pageOfMarkdown } from '../documents/markdown/markdown-address.ts';
import { ASSETS } from '../files/static-files.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { findPageName } from '../pages/page-address.ts';
import { isStatusPath } from '../status/status-routes.ts';
import { isAdminPath } from './admin-routes.ts';
import { isFeedPath } from './feed-routes.ts';
import { isSearchData, isSearchPage } from './search-routes.ts';
import { isLlmsPath, isTextPath } from './text-routes.ts';

type Matches = (target: RequestTarget) => boolean;

/** The routes of all addresses but pages, in the order in which an address is matched against them. */
const ROUTES = {
  status: ({ path }) => isStatusPath(path),
  wire: ({ segments }) => segments[0] === 'wp-json',
  uploads: ({ path }) => isUploadPath(path),
  admin: ({ segments }) => isAdminPath(segments),
  search: ({ path }) => isSearchData(path),
  files: ({ path }) => path.startsWith(ASSETS),
  previews: ({ path }) => parsePreviewAddress(path) !== null,
  'draft-previews': ({ path }) => path === DRAFT_PREVIEW_PATH,
  sitemaps: ({ path }) => isSitemapPath(path),
  drafts: ({ path, search }) =>
    tokenOfDraftLink(path) !== null || (search !== '' && new URLSearchParams(search).has(DRAFT_PARAMETER)),
  texts: ({ path }) => isTextPath(path),
  feeds: ({ path }) => isFeedPath(path),
  markdown: ({ path }) => pageOfMarkdown(path) !== null,
} satisfies Readonly<Record<string, Matches>>;

type OtherRoute = keyof typeof ROUTES;

/** The purpose of an address, and the page that its path means, whatever the purpose. */
export type Route = { readonly name: OtherRoute | 'pages'; readonly found: PageMatch };

function isRouteName(name: string): name is OtherRoute {
  return Object.hasOwn(ROUTES, name);
}

const IN_ORDER: readonly (readonly [OtherRoute, Matches])[] = Object.keys(ROUTES)
  .filter(isRouteName)
  .map((name) => [name, ROUTES[name]]);

/** Finds the route of an address, once: it goes with the request from then on. */
export function routeOf(target: RequestTarget): Route {
  const [name] = IN_ORDER.find(([, matches]) => matches(target)) ?? ['pages' as const];
  return { name, found: pageAt(target.path) };
}

/** Returns a route's name in the metrics: a page's name in the page table, or the route's own. */
export function routeLabel(target: RequestTarget | null, route: Route | null, status: number): string {
  if (target === null || route === null) return 'unreadable';
  if (route.name === 'draft-previews') return 'previews';
  if (route.name !== 'pages') return route.name;
  const name = findPageName(route.found.page, status);
  return name === 'free' && hasFileName(target.path) ? 'files' : name;
}

/** The routes that only the primary answers. */
const PRIMARY: ReadonlySet<Route['name']> = new Set([
  ...(['status', 'admin', 'search', 'previews', 'draft-previews', 'sitemaps', 'feeds'] as const),
]);

/**
 * Whether a worker leaves a request to the primary, the process with the state that must exist once: limits,
 * submissions, sessions, metrics, documents of all pages.
 */
export function isForPrimary(method: string | undefined, target: RequestTarget | null, route: Route | null): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (target === null || route === null) return false;
  const { name, found } = route;
  if (name === 'wire') return !SETS_BY_PATH.has(target.path);
  if (name === 'texts') return isLlmsPath(target.path);
  if (name === 'pages') return found.page === PAGES.sitemap || isSearchPage(found, target);
  return PRIMARY.has(name);
}
