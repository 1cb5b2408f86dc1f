import { withoutLanguage } from './address.ts';
import { DRAFT_ROOT } from './constants.ts';
import type { FilterName } from './content/filter-names.ts';
import { LIST_KINDS } from './content/list-kinds.ts';
import type { PageKey } from './page-keys.ts';
import { PAGES, type Page, type SectionsPage } from './pages.ts';
import { matchesSlug, slugOf } from './slug.ts';

/** A page that an address leads to; `name` is the decoded segment that names what it shows, empty where none does. */
export type FoundPage = { readonly page: Page; readonly name: string };

/** The pages in the order in which an address is looked for among them. */
export const ROWS: readonly Page[] = Object.values(PAGES);
const PARAMETER = /:\w+/;

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** An address without its query and its hash. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** A segment that is wrongly encoded stands for itself: it names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The segments of a page's path: addresses are compared with all of them, again and again. */
const patterns = new Map<string, readonly string[]>();

function patternOf({ path }: Page): readonly string[] {
  const known = patterns.get(path) ?? segmentsOf(path);
  patterns.set(path, known);
  return known;
}

/** The segment that fills the page's parameter, empty where it has none; null when the address isn't the page's. */
function nameIn(page: Page, asked: readonly string[]): string | null {
  const pattern = patternOf(page);
  if (page.kind === 'free' || pattern.length !== asked.length) return null;
  const named = pattern.findIndex((segment) => PARAMETER.test(segment));
  const isOfPage = (segment: string, at: number) => at === named || segment.toLowerCase() === pattern[at];
  return asked.every(isOfPage) ? (asked[named] ?? '') : null;
}

/**
 * The page of an address in any language, in whatever capitals, with or without query and hash; where no other has it, the
 * free page of that path, if there is one.
 */
export function pageAt(address: string, rows = ROWS): FoundPage {
  const asked = segmentsOf(withoutQuery(withoutLanguage(address))).map(decoded);
  for (const page of rows) {
    const name = nameIn(page, asked);
    if (name !== null) return { page, name };
  }
  return { page: PAGES.free, name: asked.join('/') };
}

function encoded(name: string): string {
  return encodeURIComponent(slugOf(name));
}

/**
 * The path of a page in the default language, its parameter filled with a name as it stands in addresses. A free page's
 * name is its path.
 */
export function pathOf({ path, kind }: Page, name: string): string {
  return kind === 'free' ? `/${segmentsOf(name).map(encoded).join('/')}` : path.replace(PARAMETER, encoded(name));
}

/** The title of the entry that an address shows; a name that the menu misspells means another (§2). */
export function entryTitle(page: SectionsPage, name: string): string {
  const { entry, misspelt = {} } = page;
  const slug = slugOf(name);
  // Every object has a `constructor` of its own, and anybody can type that.
  return entry ?? (Object.hasOwn(misspelt, slug) ? misspelt[slug] : undefined) ?? slug;
}

/** The page with a path of its own that shows the entry which an address names, such as `/ecommerce` for `/ecommerce/overview`. */
function ownRow(page: SectionsPage, name: string, rows: readonly Page[]): Page | undefined {
  if (page.entry !== undefined || page.kind === 'free') return undefined;
  const title = entryTitle(page, name);
  return rows.find(
    (row) =>
      row.kind === 'sections' && row.key === page.key && row.entry !== undefined && matchesSlug(row.entry, title),
  );
}

/** The parameters of the query by which a page filters its list: those of the kind of list that it shows. */
export function filtersOf(page: Page): readonly FilterName[] {
  const paged = 'paged' in page ? page.paged : undefined;
  return paged === undefined ? [] : LIST_KINDS[paged].filters;
}

/** The content sets that a page is made of. */
export function keysOf(page: Page): readonly PageKey[] {
  if (page.kind === 'own') return [];
  return page.kind === 'detail' ? page.keys : [page.key];
}

/**
 * The one path under which search engines and the menu know what an address shows: a second address of a page and a
 * misspelt name lead to the first (§2). Without a language; an address of no page stays as it is.
 */
export function canonicalPath(address: string, rows = ROWS): string {
  const { page, name } = pageAt(address, rows);
  if (page.kind === 'free') return withoutLanguage(address);
  if (page.kind === 'detail') return pathOf(page, name);
  if (page.kind === 'own') return page.path;
  return (ownRow(page, name, rows)?.path ?? page.secondOf ?? page.path).replace(
    PARAMETER,
    encodeURIComponent(entryTitle(page, name)),
  );
}

/**
 * Where an address leads that differs from the page's own by its spelling alone: capitals, soft hyphens, spaces.
 * Null when it is spelt as it should be. Misspelt names and second addresses are addresses of their own (§2).
 */
export function respelledPath(path: string, rows = ROWS): string | null {
  const { page, name } = pageAt(path, rows);
  const bare = withoutLanguage(path);
  const prefix = bare === path ? '' : path.slice(0, '/de'.length).toLowerCase();
  // A name of which nothing is left names nothing, and browsers read dots as a way up.
  const isNameless = name !== '' && /^\.{0,2}$/.test(slugOf(name));
  const own = page.kind === 'detail' || page.kind === 'own' ? undefined : ownRow(page, name, rows);
  const spelt = own?.path ?? (page.kind === 'free' || isNameless ? bare : pathOf(page, name));
  const asked = segmentsOf(path).map(decoded).join('/');
  const whole = spelt === '/' ? prefix : prefix + spelt;
  return segmentsOf(whole).map(decoded).join('/') === asked ? null : whole;
}

/** What other programs of the same origin answer: uploads, the editors' system, the calls (§7) and their files. */
const OTHER_PROGRAMS = /^\/(?:uploads|wp-content|wp-json|admin|api|_next|assets|previews|draft)(?:\/|$)/i;

/** Stands for the site's own origin, whatever that is, when an address is read as browsers do. */
const HERE = 'http://here.invalid';

/**
 * What a browser makes of an address on a page of the site: it drops tabs and line breaks, takes backslashes for
 * slashes and goes up for dots. Null for what it can't read.
 */
function readAsBrowser(address: string): URL | null {
  return URL.canParse(address, HERE) ? new URL(address, HERE) : null;
}

/** Tells whether an address leads to a web page of another host, however it is spelt. */
export function leadsOutside(address: string): boolean {
  const url = readAsBrowser(address);
  return url !== null && url.origin !== HERE && /^https?:$/.test(url.protocol);
}

/** The path of an address of this site as a browser asks for it, without its language; null for any other address. */
export function pathHere(address: string): string | null {
  const url = address.startsWith('/') ? readAsBrowser(withoutLanguage(address)) : null;
  return url?.origin === HERE && !url.pathname.startsWith('//') ? url.pathname : null;
}

/** Whether a path ends as that of a file does, such as an icon: no page that an editor made has a dot in its name. */
export function endsAsFile(path: string): boolean {
  return path.includes('.', path.lastIndexOf('/') + 1);
}

/**
 * Tells whether an address is one of the site's own pages, and not one of another host, another program or a file. It
 * stays one when its language is taken off: `/de//host` would become another host's then.
 */
export function isPageAddress(address: string, rows = ROWS): boolean {
  const path = pathHere(address);
  if (path === null || OTHER_PROGRAMS.test(path)) return false;
  return pageAt(path, rows).page.kind !== 'free' || !endsAsFile(path);
}

/** Addresses that the site's server answers itself, or that stand for something else than a page. */
const SERVERS_OWN: readonly string[] = ['404', 'de', 'en', 'healthz', 'readyz', 'metrics', 'styleguide', DRAFT_ROOT];

/** Tells whether another program is at a path without a language, or a page of the server's that is none of the site. */
export function isTaken(path: string): boolean {
  const [root = '', ...below] = segmentsOf(path);
  return OTHER_PROGRAMS.test(path) || (below.length === 0 && SERVERS_OWN.includes(root.toLowerCase()));
}

/** Tells whether an editor may give a page a path (`campaigns/summer`): nothing else of the site is there. */
export function isFreePath(path: string, rows = ROWS): boolean {
  const address = `/${path}`;
  const [root = ''] = segmentsOf(path);
  const isServers = SERVERS_OWN.includes(root.toLowerCase());
  return isPageAddress(address, rows) && !isServers && pageAt(address, rows).page.kind === 'free';
}
