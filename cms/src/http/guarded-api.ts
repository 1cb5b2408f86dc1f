import { isHiddenCollection } from '@kontorwerk/contract/hidden-collections';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';

/** A handler of Payload's REST interface. */
type RestHandler = (
  request: Request,
  context: { readonly params: Promise<{ readonly slug?: string[] }> },
) => Promise<Response>;

function notFound(): Response {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404, headers });
}

/** Payload fails where a text in two languages is searched and none of them is named: the default one is meant. */
function inSomeLanguage(request: Request): Request {
  const url = new URL(request.url);
  const searches = [...url.searchParams.keys()].some((name) => name.startsWith('where'));
  if (request.method !== 'GET' || !searches || url.searchParams.has('locale')) return request;
  url.searchParams.set('locale', DEFAULT_LANGUAGE);
  return new Request(url, request);
}

/**
 * Answers 404 where Payload would fail, or tell the address that this server listens on, and sees to it that nobody
 * keeps what was answered to who is signed in.
 */
export function guarded(handler: RestHandler): RestHandler {
  return async (request, context) => {
    const { slug: [first = ''] = [] } = await context.params;
    if (isHiddenCollection(first)) return notFound();
    const response = await handler(inSomeLanguage(request), context);
    // Payload's word for a collection without endpoints; it names the inner address.
    if (response.status === 501) return notFound();
    const isData = response.headers.get('Content-Type')?.startsWith('application/json');
    if (isData && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
