import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext, renderingContext } from './content/rendering.ts';
import { PageStateContext } from './page-state.ts';
import { pageTitleOf } from './pages/page-title.ts';
import { loadAllBlocks } from './sections/section-blocks.ts';

export { contentContext } from './content/content-context.ts';
export { renderingContext };

// Any page may be asked for.
await loadAllBlocks();

/** After this long a page is given up rather than kept waiting, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page as one finished piece of HTML: it is stored and served many times, so a late failure must
 * never be part of it.
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
  const { matches, loaderData, actionData, errors } = routerContext.staticHandlerContext;
  rendering.title = pageTitleOf(loaderData[matches.at(-1)?.route.id ?? '']);
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
      <NonceContext value={nonce}>
        <PageStateContext value={{ loaderData, actionData, errors }}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageStateContext>
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(tooLate);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const tooLate = setTimeout(() => abort(new Error(`${request.url} took too long to render`)), streamTimeout + 1000);
  });
}
