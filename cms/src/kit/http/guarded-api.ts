import { isHiddenCollection } from '@kontorwerk/contract/hidden-collections';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import { databaseFault } from '#cms/base/database-fault.ts';
import { withLookUp } from '../access/account-look-up.ts';
import { faultResponse, silentResponse } from './database-fault-answer.ts';
import { mayBeDocument, NO_DOCUMENT } from './json-object.ts';
import { queryProblem } from './malformed-request.ts';
import { refusal } from './private-answers.ts';
import { unlessSilent } from './unless-silent.ts';

/** A handler of Payload's REST interface. */
type RestHandler = (
  request: Request,
  context: { readonly params: Promise<{ readonly slug?: string[] }> },
) => Promise<Response>;

/** What it has to know of the collections. */
type Versioned = { readonly slug: string; readonly versions?: unknown };
type Known = Promise<{ readonly collections: readonly Versioned[]; readonly globals: readonly Versioned[] }>;

const notFound = () => refusal(404, 'Not found');

/** Payload fails where a text in two languages is searched and none of them is named: the default one is meant. */
function inSomeLanguage(request: Request): Request {
  const url = new URL(request.url);
  const searches = [...url.searchParams.keys()].some((name) => name.startsWith('where'));
  if (request.method !== 'GET' || !searches || url.searchParams.has('locale')) return request;
  url.searchParams.set('locale', DEFAULT_LANGUAGE);
  return new Request(url, request);
}

/** Payload fails over a body of JSON that is no object, or is nested without end: null for such a one. */
async function withDocument(request: Request): Promise<Request | null> {
  const isJson = request.headers.get('Content-Type')?.split(';', 1)[0] === 'application/json';
  if (request.body === null || !isJson) return request;
  const body = await request.text();
  const { url, method, headers, signal } = request;
  // Next hands over what looks like a request, of which no other can be made.
  return mayBeDocument(body) ? new Request(url, { method, headers, signal, body }) : null;
}

/** Payload has the addresses of versions for everything, and falls over those of what keeps none. */
async function asksForNoVersions(known: Known, path: readonly string[]): Promise<boolean> {
  const isGlobal = path[0] === 'globals';
  const [slug, part] = isGlobal ? path.slice(1) : path;
  // Payload takes what stands behind a name in whatever capitals.
  if (part?.toLowerCase() !== 'versions') return false;
  const { collections, globals } = await known;
  return (isGlobal ? globals : collections).some((one) => one.slug === slug && !one.versions);
}

/**
 * Answers 404 or 400 where Payload would fail, or tell the address that this server listens on, and sees to it that
 * nobody keeps what was answered to who is signed in.
 *
 * @param isSilent whether the database leaves a small question unanswered, asked while a handler takes long
 */
export function guarded(handler: RestHandler, known: Known, isSilent: () => Promise<boolean>): RestHandler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    if (isHiddenCollection(slug[0] ?? '') || (await asksForNoVersions(known, slug))) return notFound();
    const limit = new URL(request.url).searchParams.get('limit');
    // Versions of globals are read without the hooks that refuse this elsewhere.
    const problem = queryProblem({ limit: Number(limit) });
    if (problem !== null) return refusal(400, problem);
    const asked = await withDocument(inSomeLanguage(request));
    if (asked === null) return refusal(400, NO_DOCUMENT);
    const handled = withLookUp(() => handler(asked, context)).catch((error: unknown) => {
      // Payload reads a search that is posted before it looks for errors.
      if (error instanceof SyntaxError) return refusal(400, 'Invalid JSON');
      const fault = databaseFault(error);
      if (fault !== null) return faultResponse(fault, request.headers);
      throw error;
    });
    const response = (await unlessSilent(handled, isSilent)) ?? silentResponse(request.headers);
    // Payload's word for a collection without endpoints; it names the inner address.
    if (response.status === 501) return notFound();
    const isData = response.headers.get('Content-Type')?.startsWith('application/json');
    if (isData && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
