import { inLanguage, languageOf } from './address.ts';
import { isRecord, type Report } from './content/read-values.ts';
import { RecordFields } from './content/record-fields.ts';
import { isPageAddress, isTaken, pathHere } from './page-table.ts';
import { isServed } from './served-addresses.ts';
import { isUploadPath } from './upload-path.ts';

/** How visitors are sent on: 301 says that an address has gone for good, 302 that it will be there again. */
export const REDIRECT_STATUSES = [301, 302] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** An address that was a page's once, with its language, and where visitors are sent from there. */
export type Redirect = {
  /** With a query where the old address was told from others by it: `/index.php?id=12`. */
  readonly from: string;
  readonly to: string;
  /** Additive: 301 where nothing is said. */
  readonly status?: RedirectStatus;
};

/** The old addresses of the site in one language (additive; a backend may have none). */
export type Redirects = {
  readonly redirects: readonly Redirect[];
  /** Those whose old address has a query; apart, since a reader that knows none of these would take its path alone (additive). */
  readonly by_query?: readonly Redirect[];
  /** The backend counts how often each is used, and wants to be told (`REDIRECT_USES_PATH`; additive). */
  readonly counts_uses?: boolean;
  readonly endpoint_call: string;
};

/** How often a redirect was used since that was told last, and on which day (`2026-03-31`) for the last time. */
export type RedirectUse = { readonly from: string; readonly times: number; readonly last: string };

/** Of so many redirects is told at once. */
export const MOST_USES_AT_ONCE = 500;

/** So many redirects there may be: all of them are in the site's memory, and a list on the wire is no longer. */
export const MOST_REDIRECTS = 20_000;

/** What bytes stand for that are no UTF-8: earlier sites wrote umlauts as Latin-1 (`%FC`). */
function latin1(path: string): string {
  const isEncoded = !/%(?![0-9a-f]{2})/i.test(path);
  return isEncoded
    ? path.replace(/%([0-9a-f]{2})/gi, (_byte, code: string) => String.fromCharCode(parseInt(code, 16)))
    : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return latin1(path);
  }
}

/** What all spellings of a path have in common: capitals, encoding and spare slashes don't count, nor does a query. */
export function redirectKey(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const plain = decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return inLanguage(plain === '' ? '/' : plain, languageOf(plain));
}

/** What an earlier site may have had files at, and nothing of this one is. */
const EARLIER_FILES = /^\/wp-content(?:\/|$)/i;

/**
 * Why nobody can be sent on from an address: it is none of this site, something answers there whatever redirects there are,
 * or it is meant for many.
 */
export type RefusedSource = 'elsewhere' | 'served' | 'pattern';

/** Tells why visitors can't be sent on from an address, of whatever ending; null where they can. */
export function refusedSource(address: string): RefusedSource | null {
  const path = pathHere(address);
  if (path === null) return 'elsewhere';
  const key = redirectKey(inLanguage(path, languageOf(address)));
  if (isServed(key) || (isTaken(path) && !EARLIER_FILES.test(path))) return 'served';
  return key.includes('*') ? 'pattern' : null;
}

/** Tells whether visitors may be sent on from an address. */
export function isOldAddress(address: string): boolean {
  return refusedSource(address) === null;
}

/** Of a query no more is looked at: nobody's links say as much, and a stranger's may say anything. */
const MOST_PARAMETERS = 32;

/** What a query says, in one order: `id=12`. */
export function parametersOf(address: string): readonly string[] {
  const query = PARTS.exec(address)?.[2];
  if (query === undefined) return [];
  const given = [...new URLSearchParams(query)].slice(0, MOST_PARAMETERS);
  return given.map((parameter) => `${new URLSearchParams([parameter])}`).sort();
}

/** What all spellings of an old address have in common: those of its path, and its query in one order. */
export function oldAddressKey(address: string): string {
  const parameters = parametersOf(address);
  return redirectKey(address) + (parameters.length === 0 ? '' : `?${parameters.join('&')}`);
}

/** Tells whether whoever asks for an address asks for an old one: with all that its query says, whatever else there is. */
export function isAt(from: string, asked: string): boolean {
  const given = parametersOf(asked);
  return redirectKey(from) === redirectKey(asked) && parametersOf(from).every((parameter) => given.includes(parameter));
}

/** An address in its three parts: path, query and place on the page. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** A query without what an old address was known by. */
function without(query: string, known: string): string {
  const left = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(known)) left.delete(name, value);
  return left.size === 0 ? '' : `?${left}`;
}

/**
 * Where a redirect leads whoever asked for an address: campaigns keep what they are counted by, links their place.
 *
 * @param from the old address: what it is known by in its query isn't taken along
 */
export function redirectedTo(to: string, asked: string, from = ''): string {
  const [, path = '', query, place] = PARTS.exec(to) ?? [];
  const [, , askedQuery = '', askedPlace = ''] = PARTS.exec(asked) ?? [];
  const [, , known = ''] = PARTS.exec(from) ?? [];
  return path + (query ?? (known === '' ? askedQuery : without(askedQuery, known))) + (place ?? askedPlace);
}

/** An address has no more characters than these: longer ones are nobody's links, and the site answers none. */
export const LONGEST_ADDRESS = 4_096;

/** Whether an address is that of a feed, the sitemap or another file that the site itself serves. */
function isServedFile(to: string): boolean {
  return isServed(to.replace(/[?#].*/s, ''));
}

/** Whether visitors can be sent to an address: a page, a feed or a file of this site, or a web page of another. */
export function isRedirectTarget(to: string): boolean {
  // Half a character can't be sent: no browser gets the address that was written.
  if (to.length > LONGEST_ADDRESS || !to.isWellFormed()) return false;
  // Browsers leave out line breaks, and a header could end with one.
  if (/\p{Cc}/u.test(to)) return false;
  return isPageAddress(to) || isUploadPath(to) || isServedFile(to) || /^https?:\/\/./i.test(to);
}

function readStatus(fields: RecordFields): Pick<Redirect, 'status'> {
  const status = fields.number('status', 301);
  if (status === 302) return { status };
  if (status !== 301) fields.report(`${status} is none that a redirect has here: 301`, 'status');
  return {};
}

function readRedirect(fields: RecordFields): Redirect | null {
  const [from, to] = [fields.text('from'), fields.text('to')];
  if (!isOldAddress(from)) return fields.refuse('from: no address of this site that visitors may be sent on from');
  if (to.length > LONGEST_ADDRESS) return fields.refuse(`to: longer than ${LONGEST_ADDRESS} characters`);
  if (!isRedirectTarget(to)) return fields.refuse('to: no address that visitors can be sent to');
  // A browser would be sent in a circle.
  if (isAt(from, to)) return fields.refuse('to: the same address');
  return { from, to, ...readStatus(fields) };
}

/** Reads a backend's old addresses tolerantly; what can't be read is left out and reported, nothing throws. */
export function readRedirects(answer: unknown, report: Report = () => {}): Redirects {
  const fields = new RecordFields(isRecord(answer) ? answer : {}, 'redirects', report);
  const redirects = fields.list('redirects', readRedirect);
  const by_query = fields.list('by_query', readRedirect);
  const counts = fields.flag('counts_uses', false);
  return {
    redirects,
    ...(by_query.length > 0 && { by_query }),
    ...(counts && { counts_uses: true }),
    endpoint_call: fields.text('endpoint_call'),
  };
}

/** All that a record says, those that are told by a query too. */
export function allRedirects({ redirects, by_query = [] }: Redirects): readonly Redirect[] {
  return [...redirects, ...by_query];
}
