import { isRecord, type Report } from '../content/read-values.ts';
import { RecordFields } from '../content/record-fields.ts';
import { isPageAddress, isReservedPath, resolveLocalPath } from '../pages/page-table.ts';
import { inLanguage, languageOf } from './address.ts';
import { isServed, isUploadPath } from './served-addresses.ts';

/** The status of a redirect: 301 is permanent, 302 temporary. */
export const REDIRECT_STATUSES = [301, 302] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A redirect from a former page's address, with its language. */
export type Redirect = {
  /** With a query if that is part of the old address: `/index.php?id=12`. */
  readonly from: string;
  readonly to: string;
  /** Additive: 301 by default. */
  readonly status?: RedirectStatus;
};

/** The site's old addresses in one language (additive; a backend may have none). */
export type Redirects = {
  readonly redirects: readonly Redirect[];
  /**
   * Redirects whose old address has a query; a separate list, since an older reader would match their path alone
   * (additive).
   */
  readonly by_query?: readonly Redirect[];
  /** The backend counts the uses of redirects, and wants them reported (`REDIRECT_USES_PATH`; additive). */
  readonly counts_uses?: boolean;
  readonly endpoint_call: string;
};

/** The uses of a redirect since the last report, and the day of the last one (`2026-03-31`). */
export type RedirectUse = { readonly from: string; readonly times: number; readonly last: string };

/** The most redirects in one report of uses. */
export const MOST_USES_AT_ONCE = 500;

/** The most redirects: all are in the site's memory, and a list on the wire is no longer. */
export const MOST_REDIRECTS = 20_000;

/** Decodes bytes that are no UTF-8: earlier sites wrote umlauts as Latin-1 (`%FC`). */
function decodeLatin1(path: string): string {
  const isEncoded = !/%(?![0-9a-f]{2})/i.test(path);
  return isEncoded
    ? path.replace(/%([0-9a-f]{2})/gi, (_byte, code: string) => String.fromCharCode(parseInt(code, 16)))
    : path;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return decodeLatin1(path);
  }
}

/**
 * Returns the lookup key that all spellings of a path share: case, encoding, extra slashes and the query don't count.
 */
export function redirectKey(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const plain = decodePath(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return inLanguage(plain === '' ? '/' : plain, languageOf(plain));
}

/** Paths where an earlier site may have had files, and this one has none. */
const EARLIER_FILES = /^\/wp-content(?:\/|$)/i;

/**
 * Why an address can't be redirected: it is not on this site, the server answers it before any redirect, or it is a
 * pattern for several.
 */
export type SourceRefusal = 'elsewhere' | 'served' | 'pattern';

/** Returns why an address, with any file extension, can't be redirected; null if it can. */
export function refuseSource(address: string): SourceRefusal | null {
  const path = resolveLocalPath(address);
  if (path === null) return 'elsewhere';
  const key = redirectKey(inLanguage(path, languageOf(address)));
  if (isServed(key) || (isReservedPath(path) && !EARLIER_FILES.test(path))) return 'served';
  return key.includes('*') ? 'pattern' : null;
}

/** Whether an address can be redirected. */
export function isOldAddress(address: string): boolean {
  return refuseSource(address) === null;
}

/** The most parameters of a query that are read: real links have fewer, and the query is untrusted. */
const MOST_PARAMETERS = 32;

/** The parameters of a query, sorted: `id=12`. */
export function listParameters(address: string): readonly string[] {
  const query = PARTS.exec(address)?.[2];
  if (query === undefined) return [];
  const given = [...new URLSearchParams(query)].slice(0, MOST_PARAMETERS);
  return given.map((parameter) => `${new URLSearchParams([parameter])}`).sort();
}

/** Returns the key that all spellings of an old address share: that of its path, and its sorted query. */
export function oldAddressKey(address: string): string {
  const parameters = listParameters(address);
  return redirectKey(address) + (parameters.length === 0 ? '' : `?${parameters.join('&')}`);
}

/**
 * Whether a requested address matches an old one: the same path, and all of the old one's parameters; further ones
 * don't matter.
 */
export function matchesOldAddress(from: string, asked: string): boolean {
  const given = listParameters(asked);
  return (
    redirectKey(from) === redirectKey(asked) && listParameters(from).every((parameter) => given.includes(parameter))
  );
}

/** An address as path, query and fragment. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** Removes the old address's parameters from a query. */
function removeParameters(query: string, known: string): string {
  const left = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(known)) left.delete(name, value);
  return left.size === 0 ? '' : `?${left}`;
}

/**
 * Returns the target of a redirect for a requested address: campaign parameters and the fragment are passed on.
 *
 * @param from the old address, whose own parameters are not passed on
 */
export function resolveRedirect(to: string, asked: string, from = ''): string {
  const [, path = '', query, place] = PARTS.exec(to) ?? [];
  const [, , askedQuery = '', askedPlace = ''] = PARTS.exec(asked) ?? [];
  const [, , known = ''] = PARTS.exec(from) ?? [];
  return path + (query ?? (known === '' ? askedQuery : removeParameters(askedQuery, known))) + (place ?? askedPlace);
}

/** The longest address, in characters; the site answers no longer one. */
export const LONGEST_ADDRESS = 4_096;

/** Whether an address is a feed, the sitemap or another file that the site itself serves. */
function isServedFile(to: string): boolean {
  return isServed(to.replace(/[?#].*/s, ''));
}

/** Whether an address is a valid redirect target: a page, a feed or a file of this site, or a web page of another. */
export function isRedirectTarget(to: string): boolean {
  // A lone surrogate can't be encoded: the browser would get another address.
  if (to.length > LONGEST_ADDRESS || !to.isWellFormed()) return false;
  // Browsers drop line breaks, and a line break could end the header.
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
  // The browser would be caught in a redirect loop.
  if (matchesOldAddress(from, to)) return fields.refuse('to: the same address');
  return { from, to, ...readStatus(fields) };
}

/** Reads a backend's redirects tolerantly: unreadable ones are left out and reported, nothing throws. */
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

/** All redirects of a record, those with a query included. */
export function listRedirects({ redirects, by_query = [] }: Redirects): readonly Redirect[] {
  return [...redirects, ...by_query];
}
