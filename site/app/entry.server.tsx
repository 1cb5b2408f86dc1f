import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { CurrentPageProvider } from './base/CurrentPageProvider.tsx';
import type { CurrentPage } from './base/current-page.ts';
import { type ContentSource, contentContext } from './content/content-context.ts';
import { DocumentContext } from './content/document-context.ts';
import { isDetailData, isPageData } from './content/page-data.ts';
import { renderingContext } from './content/rendering.ts';
import { buildHead } from './pages/page-metadata.ts';
import { findPageTitle } from './pages/page-title.ts';
import { markRefusedHead } from './pages/refusal-title.ts';
import { loadAllBlocks } from './sections/section-blocks.ts';

export { contentContext, renderingContext };

// The server renders any page, so it needs the components of all sections.
await loadAllBlocks();

/** Rendering timeout in milliseconds. */
export const streamTimeout = 5_000;

/** Converts the framework's loader results into the app's page. */
function shownBy({ staticHandlerContext }: EntryContext, { nearest }: Pick<ContentSource, 'nearest'>): CurrentPage {
  const { location, matches, loaderData, actionData, errors } = staticHandlerContext;
  const page = matches.at(-1)?.route.id ?? '';
  const [error] = Object.values(errors ?? {});
  // The error page needs only the status; the error itself stays on the server.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const site: unknown = loaderData.root;
  const data: unknown = loaderData[page] ?? null;
  const posted: unknown = actionData?.[page] ?? null;
  return {
    place: location,
    site,
    data: status === 404 && errors !== null ? { nearest: nearest(location.pathname) } : data,
    head: errors === null ? markRefusedHead(buildHead(data, location.pathname, site), posted, location.pathname) : [],
    posted,
    failure: errors === null ? null : status,
  };
}

/**
 * Renders a page to completion before sending it: pages are cached, so a late failure must never become part of one.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendering = loadContext.get(renderingContext);
  const { nonce } = rendering;
  const shown = shownBy(routerContext, loadContext.get(contentContext));
  rendering.title = findPageTitle(shown.data);
  rendering.data = isPageData(shown.data) || isDetailData(shown.data) ? shown.data : null;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { headers, status }));
        done();
      },
    });
    const page = (
      <DocumentContext value={rendering}>
        <CurrentPageProvider shown={shown}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </CurrentPageProvider>
      </DocumentContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Inlines all Suspense boundaries, so that no island waits for a script to put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(tooLate);
        pipe(body);
      },
      onShellError: (error) => {
        // The rendering has failed already, so the timeout has nothing to abort.
        clearTimeout(tooLate);
        reject(error);
      },
      onError: reject,
    });
    const tooLate = setTimeout(() => abort(new Error(`${request.url} took too long to render`)), streamTimeout + 1000);
  });
}
