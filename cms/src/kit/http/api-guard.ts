import { isHiddenCollection } from '@kontorwerk/contract/address/hidden-collections';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { databaseFault } from '#cms/base/database-fault.ts';
import { trackLookUp } from '../access/account-look-up.ts';
import { answerError } from './admin-answers.ts';
import { faultResponse, silentResponse } from './database-fault-answer.ts';
import { canBeDocument, NO_DOCUMENT } from './json-object.ts';
import { queryProblem } from './malformed-request.ts';
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
 * Sets the default language for a search without one: Payload fails on searches in localised texts without a locale.
 */
function withDefaultLocale(request: Request): Request {
  const url = new URL(request.url);
  const searches = [...url.searchParams.keys()].some((name) => name.startsWith('where'));
  if (request.method !== 'GET' || !searches || url.searchParams.has('locale')) return request;
  url.searchParams.set('locale', DEFAULT_LANGUAGE);
  return new Request(url, request);
}

/** Returns null for a JSON body that is no object, or is nested too deep, on which Payload fails. */
async function withDocument(request: Request): Promise<Request | null> {
  const isJson = request.headers.get('Content-Type')?.split(';', 1)[0] === 'application/json';
  if (request.body === null || !isJson) return request;
  const body = await request.text();
  const { url, method, headers, signal } = request;
  // Next passes a proxy of a request, from which no other request can be created.
  return canBeDocument(body) ? new Request(url, { method, headers, signal, body }) : null;
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

/**
 * Answers 404 or 400 where Payload would fail, or reveal the internal address of this server, and prevents caching of
 * answers to signed-in users.
 *
 * @param isSilent whether the database fails to answer a small query, checked while a handler takes long
 */
export function guardApi(handler: RestHandler, known: KnownEntities, isSilent: () => Promise<boolean>): RestHandler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    if (isHiddenCollection(slug[0] ?? '') || (await isUnversionedPath(known, slug))) return notFound();
    const limit = new URL(request.url).searchParams.get('limit');
    // Versions of globals are read without the hooks that reject this elsewhere.
    const problem = queryProblem({ limit: Number(limit) });
    if (problem !== null) return answerError(400, problem);
    const asked = await withDocument(withDefaultLocale(request));
    if (asked === null) return answerError(400, NO_DOCUMENT);
    const handled = trackLookUp(() => handler(asked, context)).catch((error: unknown) => {
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
