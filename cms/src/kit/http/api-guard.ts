import { isHiddenCollection } from '@kontorwerk/contract/address/hidden-collections';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { databaseFault } from '#cms/base/database-fault.ts';
import { trackLookUp } from '../access/account-look-up.ts';
import { answerError } from './admin-answers.ts';
import { boundRequest } from './bounded-request.ts';
import { faultResponse, silentResponse } from './database-fault-answer.ts';
import { queryProblem } from './malformed-request.ts';
import { readBytes } from './request-input.ts';
import { awaitUnlessSilent } from './silent-database.ts';

/** A handler of Payload's REST API. */
type RestHandler = (
  request: Request,
  context: { readonly params: Promise<{ readonly slug?: string[] }> },
) => Promise<Response>;

/** The required part of the configuration. */
type Versioned = { readonly slug: string; readonly versions?: unknown };
type KnownEntities = Promise<{ readonly collections: readonly Versioned[]; readonly globals: readonly Versioned[] }>;

const notFound = () => answerError(404, 'Not found');

/**
 * The longest posted search, in bytes: the admin posts the ids of references, some 50 bytes each, and Payload reads no
 * more than a thousand parameters.
 */
const LONGEST_SEARCH = 64 * 1024;
const NO_SEARCH = `A posted search has to be an urlencoded form of at most ${LONGEST_SEARCH / 1024} KB.`;

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'] as const;
/** The methods that change nothing. */
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const URLENCODED = 'application/x-www-form-urlencoded';

/**
 * Returns a posted search as the GET request that Payload would make of it unchecked, so that the same rules apply. Null
 * for a body that is too long, or of another type.
 */
async function withSearch(request: Request): Promise<Request | null> {
  const isSearch = request.method === 'POST' && OVERRIDES.some((name) => request.headers.get(name) === 'GET');
  if (!isSearch) return request;
  const body = await readBytes(request, LONGEST_SEARCH);
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim();
  if (body === null || (body.length > 0 && type !== URLENCODED)) return null;
  const url = new URL(request.url);
  url.search = [url.search.slice(1), Buffer.from(body).toString()].filter((part) => part !== '').join('&');
  const headers = new Headers(request.headers);
  for (const name of [...OVERRIDES, 'Content-Type', 'Content-Length']) headers.delete(name);
  return new Request(url, { headers, signal: request.signal });
}

/** Returns the search that an address has as JSON, if any. */
function jsonSearch({ searchParams }: URL): unknown {
  try {
    return JSON.parse(searchParams.get('where') ?? '{}');
  } catch {
    // Payload answers what is wrong.
    return undefined;
  }
}

/**
 * Sets the default language for a search or a sort without one: Payload fails on those by localised texts without a
 * locale.
 */
function withDefaultLocale(request: Request): Request {
  const url = new URL(request.url);
  const searches = [...url.searchParams.keys()].some((name) => /^(?:where|sort)/.test(name));
  if (request.method !== 'GET' || !searches || url.searchParams.has('locale')) return request;
  url.searchParams.set('locale', DEFAULT_LANGUAGE);
  return new Request(url, request);
}

/** The parameters that narrow a result, in each spelling in which Payload takes them. */
const NARROWING = /^\[?(?:select|populate)(?:[[\]]|$)/;

/**
 * Takes the parameters that narrow a result from a request that writes. Payload would hand the narrowed document to the
 * hooks, which then miss what to delete, record or send.
 */
function withWholeResult(request: Request): Request {
  if (READS.includes(request.method)) return request;
  const url = new URL(request.url);
  const narrowing = [...url.searchParams.keys()].filter((name) => NARROWING.test(name));
  if (narrowing.length === 0) return request;
  for (const name of narrowing) url.searchParams.delete(name);
  return new Request(url, request);
}

/**
 * Whether a path asks for versions of something without versions: Payload has such routes for everything, and fails
 * there.
 */
async function isUnversionedPath(known: KnownEntities, path: readonly string[]): Promise<boolean> {
  const isGlobal = path[0] === 'globals';
  const [slug, part] = isGlobal ? path.slice(1) : path;
  // Payload matches this part of the path case-insensitively.
  if (part?.toLowerCase() !== 'versions') return false;
  const { collections, globals } = await known;
  return (isGlobal ? globals : collections).some((one) => one.slug === slug && !one.versions);
}

/** Whether a file is asked for by the prefix of its place: no collection has any, and Payload fails looking for it. */
function isPrefixedFile([, part]: readonly string[], { searchParams }: URL): boolean {
  return part?.toLowerCase() === 'file' && searchParams.has('prefix');
}

/** The parts of the process that the guard needs. */
type GuardParts = {
  /** Whether the database fails to answer a small query, checked while a handler takes long. */
  readonly isSilent: () => Promise<boolean>;
  /** Whether an account is behind the session that headers claim. */
  readonly hasAccount: (headers: Headers) => Promise<boolean>;
};

/**
 * Answers 404 or 400 where Payload would fail, or reveal the internal address of this server, refuses bodies that would
 * cost it much, has writes return whole documents, and prevents caching of answers to signed-in users.
 */
export function guardApi(
  handler: RestHandler,
  known: KnownEntities,
  { isSilent, hasAccount }: GuardParts,
): RestHandler {
  return async (sent, context) => {
    const { slug = [] } = await context.params;
    if (isHiddenCollection(slug[0] ?? '') || (await isUnversionedPath(known, slug))) return notFound();
    const request = await withSearch(sent);
    if (request === null) return answerError(400, NO_SEARCH);
    const url = new URL(request.url);
    if (isPrefixedFile(slug, url)) return notFound();
    const { searchParams } = url;
    // Versions of globals are read without the hooks that reject this elsewhere.
    const problem = queryProblem({
      limit: searchParams.get('limit'),
      page: searchParams.get('page'),
      where: jsonSearch(url),
    });
    if (problem !== null) return answerError(400, problem);
    const handled = trackLookUp(async () => {
      const bounded = await boundRequest(withWholeResult(withDefaultLocale(request)), hasAccount);
      return bounded instanceof Response ? bounded : handler(bounded, context);
    }).catch((error: unknown) => {
      // Payload parses a posted search outside of its error handling.
      if (error instanceof SyntaxError) return answerError(400, 'Invalid JSON');
      const fault = databaseFault(error);
      if (fault !== null) return faultResponse(fault, request.headers);
      throw error;
    });
    const response = await awaitUnlessSilent(handled, isSilent, () => silentResponse(request));
    // Payload's answer for a collection without endpoints; it contains the internal address.
    if (response.status === 501) return notFound();
    const isData = response.headers.get('Content-Type')?.startsWith('application/json');
    if (isData && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
