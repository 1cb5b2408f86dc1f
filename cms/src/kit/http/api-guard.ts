import { isHiddenCollection } from '@kontorwerk/contract/address/hidden-collections';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { databaseFault } from '#cms/base/database-fault.ts';
import { trackLookUp } from '../access/account-look-up.ts';
import { answerError } from './admin-answers.ts';
import { boundRequest } from './bounded-request.ts';
import { faultResponse, silentResponse } from './database-fault-answer.ts';
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

/** The parts of the process that the guard needs. */
type GuardParts = {
  /** Whether the database fails to answer a small query, checked while a handler takes long. */
  readonly isSilent: () => Promise<boolean>;
  /** Whether an account is behind the session that headers claim. */
  readonly hasAccount: (headers: Headers) => Promise<boolean>;
};

/**
 * Answers 404 or 400 where Payload would fail, or reveal the internal address of this server, refuses bodies that would
 * cost it much, and prevents caching of answers to signed-in users.
 */
export function guardApi(
  handler: RestHandler,
  known: KnownEntities,
  { isSilent, hasAccount }: GuardParts,
): RestHandler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    if (isHiddenCollection(slug[0] ?? '') || (await isUnversionedPath(known, slug))) return notFound();
    const limit = new URL(request.url).searchParams.get('limit');
    // Versions of globals are read without the hooks that reject this elsewhere.
    const problem = queryProblem({ limit: Number(limit) });
    if (problem !== null) return answerError(400, problem);
    const handled = trackLookUp(async () => {
      const bounded = await boundRequest(withDefaultLocale(request), hasAccount);
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
