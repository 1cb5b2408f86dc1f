import { Writable } from 'node:stream';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { CurrentPageProvider } from './base/CurrentPageProvider.tsx';
import { type CurrentPage, locatePage } from './base/current-page.ts';
import { DocumentContext } from './content/document-context.ts';
import type { LoaderArgs } from './content/loader.ts';
import { isDetailData, isPageData } from './content/page-data.ts';
import type { DocumentParts, RenderedPage, RenderRequest } from './content/rendering.ts';
import { DocumentLayout } from './document/DocumentLayout.tsx';
import { buildHead } from './pages/page-metadata.ts';
import { findPageModule } from './pages/page-modules.ts';
import { findPageTitle } from './pages/page-title.ts';
import { markRefusedHead } from './pages/refusal-title.ts';
import { ServerErrorPage } from './pages/ServerErrorPage.tsx';
import { loadAllBlocks } from './sections/section-blocks.ts';
import { siteLoader } from './shell/site-loader.ts';

// The server renders any page, so it needs the components of all sections.
await loadAllBlocks();

/** Rendering timeout in milliseconds. */
const TIMEOUT_MS = 6_000;

/** A page's data, component and answer. */
type LoadedPage = Pick<CurrentPage, 'data' | 'posted' | 'failure'> & {
  readonly Page: ComponentType;
  readonly status: number;
  readonly headers: Headers;
};

/** Takes in the posted form, if there is one, and loads the page; throws a `Response` for a redirect or an error. */
async function loadPage(method: string, args: LoaderArgs): Promise<LoadedPage> {
  const { action, loader, component } = findPageModule(args.place);
  const posted = method === 'POST' ? await action?.(args) : undefined;
  const [loaded, Page] = await Promise.all([loader?.(args), component()]);
  return {
    data: loaded?.data ?? null,
    posted: posted?.data ?? null,
    failure: null,
    Page,
    status: posted?.status ?? loaded?.status ?? 200,
    headers: new Headers({ ...loaded?.headers, ...posted?.headers }),
  };
}

/** Returns the error page for what loading a page has thrown; a redirect is thrown on. */
function loadErrorPage(thrown: unknown, { content, place }: LoaderArgs): LoadedPage {
  if (thrown instanceof Response && thrown.headers.has('Location')) throw thrown;
  if (!(thrown instanceof Response)) console.error(thrown);
  // The error page needs only the status; the error itself stays on the server.
  const failure = thrown instanceof Response ? thrown.status : 500;
  const data = failure === 404 ? { nearest: content.nearest(place.pathname) } : null;
  return { data, posted: null, failure, Page: ServerErrorPage, status: failure, headers: new Headers() };
}

/** Renders the document to its end: pages are cached, so a late failure must never become part of one. */
function renderDocument(shown: CurrentPage, Page: ComponentType, parts: DocumentParts): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const document = (
      <DocumentContext value={parts}>
        <CurrentPageProvider shown={shown}>
          <DocumentLayout>
            <Page />
          </DocumentLayout>
        </CurrentPageProvider>
      </DocumentContext>
    );
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: parts.nonce,
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
    const tooLate = setTimeout(() => abort(new Error(`${shown.place.pathname} took too long to render`)), TIMEOUT_MS);
  });
}

/** Renders a page, with the status and headers of its answer. Rejects if even its error page can't be rendered. */
export async function render({ method, target, row, name, content, document }: RenderRequest): Promise<RenderedPage> {
  const place = locatePage(new URL(target, content.publicUrl), { page: PAGES[row], name });
  const args = { place, content };
  try {
    const { Page, status, headers, ...loaded } = await loadPage(method, args).catch((thrown) =>
      loadErrorPage(thrown, args),
    );
    const site = siteLoader(args);
    const { data, posted, failure } = loaded;
    const head = failure === null ? markRefusedHead(buildHead(data, place, site), posted, place.pathname) : [];
    return {
      status,
      headers,
      html: await renderDocument({ ...loaded, place, site, head }, Page, document),
      title: findPageTitle(data),
      data: isPageData(data) || isDetailData(data) ? data : null,
    };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, headers: thrown.headers, html: '', title: null, data: null };
  }
}
