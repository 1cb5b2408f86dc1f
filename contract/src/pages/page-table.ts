import { withoutLanguage } from '../address/address.ts';
import { matchesSlug, slugOf } from '../address/slug.ts';
import { DRAFT_ROOT } from '../constants.ts';
import type { FilterName } from '../content/filter-names.ts';
import { LIST_KINDS } from '../content/list-kinds.ts';
import type { PageKey } from './page-keys.ts';
import { PAGES, type Page, type SectionsPage } from './pages.ts';

/**
 * The page that an address leads to; `name` is the decoded segment that names its entry or card, empty if there is
 * none.
 */
export type PageMatch = { readonly page: Page; readonly name: string };

/** The pages, in the order in which an address is matched against them. */
export const PAGE_ROWS: readonly Page[] = Object.values(PAGES);
const PARAMETER = /:\w+/;

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** An address without its query and its hash. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** A badly encoded segment is kept as it is: it matches nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Memo of the paths' segments: every address is compared with all of them. */
const patterns = new Map<string, readonly string[]>();

function patternOf({ path }: Page): readonly string[] {
  const known = patterns.get(path) ?? segmentsOf(path);
  patterns.set(path, known);
  return known;
}

/** The segment that fills the page's parameter, empty if it has none; null if the address is not the page's. */
function matchName(page: Page, asked: readonly string[]): string | null {
  const pattern = patternOf(page);
  if (page.kind === 'free' || pattern.length !== asked.length) return null;
  const named = pattern.findIndex((segment) => PARAMETER.test(segment));
  const isOfPage = (segment: string, at: number) => at === named || segment.toLowerCase() === pattern[at];
  return asked.every(isOfPage) ? (asked[named] ?? '') : null;
}

/**
 * Finds the page of an address in any language and case, with or without query and hash; if no other page matches, the
 * free page of that path, which may not exist.
 */
export function pageAt(address: string, rows = PAGE_ROWS): PageMatch {
  const asked = segmentsOf(withoutQuery(withoutLanguage(address))).map(decodeSegment);
  for (const page of rows) {
    const name = matchName(page, asked);
    if (name !== null) return { page, name };
  }
  return { page: PAGES.free, name: asked.join('/') };
}

function encodeName(name: string): string {
  return encodeURIComponent(slugOf(name));
}

/** Builds a page's path in the default language, filling its parameter with a name. A free page's name is its path. */
export function pathOf({ path, kind }: Page, name: string): string {
  return kind === 'free' ? `/${segmentsOf(name).map(encodeName).join('/')}` : path.replace(PARAMETER, encodeName(name));
}

/** Returns the title of the entry that an address shows, correcting names that the menu misspells (§2). */
export function entryTitle(page: SectionsPage, name: string): string {
  const { entry, misspelt = {} } = page;
  const slug = slugOf(name);
  // `misspelt` inherits `constructor`, and a visitor can type that.
  return entry ?? (Object.hasOwn(misspelt, slug) ? misspelt[slug] : undefined) ?? slug;
}

/** The page with a fixed path that shows the same entry, such as `/ecommerce` for `/ecommerce/overview`. */
function findOwnRow(page: SectionsPage, name: string, rows: readonly Page[]): Page | undefined {
  if (page.entry !== undefined || page.kind === 'free') return undefined;
  const title = entryTitle(page, name);
  return rows.find(
    (row) =>
      row.kind === 'sections' && row.key === page.key && row.entry !== undefined && matchesSlug(row.entry, title),
  );
}

/** The query parameters that filter the page's list: those of its list kind. */
export function filtersOf(page: Page): readonly FilterName[] {
  const paged = 'paged' in page ? page.paged : undefined;
  return paged === undefined ? [] : LIST_KINDS[paged].filters;
}

/** The content sets that a page depends on. */
export function keysOf(page: Page): readonly PageKey[] {
  if (page.kind === 'own') return [];
  return page.kind === 'detail' ? page.keys : [page.key];
}

/**
 * Returns the canonical path of an address, for search engines and the menu: a second address of a page and a misspelt
 * name lead to the first (§2). Without a language; an address that is no page's is returned unchanged.
 *
 * @param found the address's page, if it is known already
 */
export function canonicalPath(address: string, found = pageAt(address), rows = PAGE_ROWS): string {
  const { page, name } = found;
  if (page.kind === 'free') return withoutLanguage(address);
  if (page.kind === 'detail') return pathOf(page, name);
  if (page.kind === 'own') return page.path;
  return (findOwnRow(page, name, rows)?.path ?? page.secondOf ?? page.path).replace(
    PARAMETER,
    encodeURIComponent(entryTitle(page, name)),
  );
}

/**
 * Returns the correct spelling of an address that differs from the page's own in spelling alone: capitals, soft
 * hyphens, spaces. Null if it is spelt correctly; misspelt names and second addresses are separate addresses (§2).
 *
 * @param found the path's page, if it is known already
 */
export function respellPath(path: string, found = pageAt(path), rows = PAGE_ROWS): string | null {
  const { page, name } = found;
  const bare = withoutLanguage(path);
  const prefix = bare === path ? '' : path.slice(0, '/de'.length).toLowerCase();
  // A slug that is empty names nothing, and browsers resolve dots as parent folders.
  const isNameless = name !== '' && /^\.{0,2}$/.test(slugOf(name));
  const own = page.kind === 'detail' || page.kind === 'own' ? undefined : findOwnRow(page, name, rows);
  const spelt = own?.path ?? (page.kind === 'free' || isNameless ? bare : pathOf(page, name));
  const asked = segmentsOf(path).map(decodeSegment).join('/');
  const whole = spelt === '/' ? prefix : prefix + spelt;
  return segmentsOf(whole).map(decodeSegment).join('/') === asked ? null : whole;
}

/** Paths of the same origin that other programs answer: uploads, the CMS, the wire's calls (§7) and their files. */
const OTHER_PROGRAMS = /^\/(?:uploads|wp-content|wp-json|admin|api|_next|assets|previews|draft)(?:\/|$)/i;

/** A placeholder for the site's origin when an address is resolved as browsers do. */
const HERE = 'http://here.invalid';

/**
 * Resolves an address as a browser does on a page of the site: it drops tabs and line breaks, takes backslashes for
 * slashes and resolves dots. Null for an invalid one.
 */
function readAsBrowser(address: string): URL | null {
  return URL.canParse(address, HERE) ? new URL(address, HERE) : null;
}

/** Whether an address leads to a web page of another host, however it is spelt. */
export function isExternalLink(address: string): boolean {
  const url = readAsBrowser(address);
  return url !== null && url.origin !== HERE && /^https?:$/.test(url.protocol);
}

/**
 * Returns the path that a browser requests for an address of this site, without its language; null for any other
 * address.
 */
export function resolveLocalPath(address: string): string | null {
  const url = address.startsWith('/') ? readAsBrowser(withoutLanguage(address)) : null;
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname : null;
}

/** Whether a path ends in a file name, such as an icon's: editors' page names contain no dot. */
export function hasFileName(path: string): boolean {
  return path.includes('.', path.lastIndexOf('/') + 1);
}

/**
 * Whether an address is one of the site's pages, and not another host's, another program's or a file. It stays one
 * without its language prefix: `/de//host` would become another host's then.
 */
export function isPageAddress(address: string, rows = PAGE_ROWS): boolean {
  const path = resolveLocalPath(address);
  if (path === null || OTHER_PROGRAMS.test(path)) return false;
  return pageAt(path, rows).page.kind !== 'free' || !hasFileName(path);
}

/** Addresses that the site's server answers itself, or that are reserved. */
const SERVERS_OWN: readonly string[] = ['404', 'de', 'en', 'healthz', 'readyz', 'metrics', 'styleguide', DRAFT_ROOT];

/** Whether a path without a language belongs to another program or to the server. */
export function isReservedPath(path: string): boolean {
  const [root = '', ...below] = segmentsOf(path);
  return OTHER_PROGRAMS.test(path) || (below.length === 0 && SERVERS_OWN.includes(root.toLowerCase()));
}

/** Whether an editor may give a page a path (`campaigns/summer`): nothing else of the site is there. */
export function isFreePath(path: string, rows = PAGE_ROWS): boolean {
  const address = `/${path}`;
  const [root = ''] = segmentsOf(path);
  const isServers = SERVERS_OWN.includes(root.toLowerCase());
  return isPageAddress(address, rows) && !isServers && pageAt(address, rows).page.kind === 'free';
}
