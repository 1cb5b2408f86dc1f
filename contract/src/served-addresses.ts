import { withoutLanguage } from './address.ts';
import { feedAt } from './feed-address.ts';
import { SEARCH_DATA_PATH } from './search.ts';

export const ROBOTS_PATH = '/robots.txt';

/** The sitemap that names all others. */
export const SITEMAP_PATH = '/sitemap.xml';
const SITEMAP_PARTS = /^\/sitemap-[a-z]{2}-\d+\.xml$/;

/** Where whoever has found a hole looks for whom to tell (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** The list of all pages for language models, one for each language. */
export const LLMS_PATH = '/llms.txt';

/** The licences of what others made of the site; the build writes it. */
export const LICENCES_PATH = '/licenses.txt';

/** Where programs look for a blog's feed that know other software. */
export const USUAL_FEED_PATH = '/blog/feed.xml';

/** The files that stand at the root of the site. */
export const ROOT_FILES = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
] as const;

/** Tells whether a path is one at which sitemaps are looked for. */
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

/** Tells whether the site's server answers at a path before it looks for a page or a redirect. */
export function isServed(path: string): boolean {
  return (
    OF_THE_SITE.has(path) || OF_A_LANGUAGE.has(withoutLanguage(path)) || isSitemapPath(path) || feedAt(path) !== null
  );
}
