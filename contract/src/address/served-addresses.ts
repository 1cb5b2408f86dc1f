import { SEARCH_DATA_PATH } from '../content/search.ts';
import { withoutLanguage } from './address.ts';
import { parseFeedAddress } from './feed-address.ts';

export const ROBOTS_PATH = '/robots.txt';

/** The sitemap index. */
export const SITEMAP_PATH = '/sitemap.xml';
const SITEMAP_PARTS = /^\/sitemap-[a-z]{2}-\d+\.xml$/;

/** The contact for reporting security problems (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** The list of all pages for language models, one for each language. */
export const LLMS_PATH = '/llms.txt';

/** The licences of third-party code; the build writes this file. */
export const LICENCES_PATH = '/licenses.txt';

/** The conventional path of a blog's feed in other software. */
export const USUAL_FEED_PATH = '/blog/feed.xml';

/** The files at the root of the site. */
export const ROOT_FILES = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
] as const;

/** Whether a path is the sitemap index or one of its sitemaps. */
export function isSitemapPath(path: string): boolean {
  return path === SITEMAP_PATH || SITEMAP_PARTS.test(path);
}

const OF_THE_SITE: ReadonlySet<string> = new Set([
  ROBOTS_PATH,
  SECURITY_PATH,
  LICENCES_PATH,
  ...ROOT_FILES.map((name) => `/${name}`),
]);
const OF_A_LANGUAGE: ReadonlySet<string> = new Set([LLMS_PATH, SEARCH_DATA_PATH, USUAL_FEED_PATH]);

/** Whether the site's server answers a path before it looks for a page or a redirect. */
export function isServed(path: string): boolean {
  return (
    OF_THE_SITE.has(path) ||
    OF_A_LANGUAGE.has(withoutLanguage(path)) ||
    isSitemapPath(path) ||
    parseFeedAddress(path) !== null
  );
}

/** Whether a path is an uploaded file's, as our CMS or a WordPress writes it. */
export function isUploadPath(path: string): boolean {
  return /^\/(?:wp-content\/)?uploads\//.test(path);
}
