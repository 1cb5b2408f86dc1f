import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router';
import { type ContentSource, contentContext } from '../../app/content/content-context.ts';
import { renderingContext } from '../../app/content/rendering.ts';

type Show = (asked: { readonly request: Request; readonly source: ContentSource }) => string | Promise<string>;

/**
 * Creates a server build like React Router's own, with one route that answers every address: `show` makes the page's
 * text from the request, and a form post returns its sender.
 */
export function createStubBuild(show: Show): ServerBuild {
  const entryModule = {
    contentContext,
    renderingContext,
    handleError() {},
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      context: { staticHandlerContext: { loaderData: Readonly<Record<string, unknown>>; actionData: unknown } },
      loadContext: RouterContextProvider,
    ) => {
      const rendering = loadContext.get(renderingContext);
      const { loaderData, actionData } = context.staticHandlerContext;
      rendering.title = String(loaderData.page);
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const html = `<!doctype html><script nonce="${rendering.nonce}">let a = 1</script><p>${JSON.stringify([loaderData, actionData])}</p>`;
      return new Response(html, { status, headers });
    },
  };
  const page = {
    default: () => null,
    loader: ({ request, context }: LoaderFunctionArgs) => show({ request, source: context.get(contentContext) }),
    action: ({ context }: ActionFunctionArgs) => `sent by ${context.get(contentContext).form.get('name')}`,
  };
  const manifestRoute = {
    id: 'page',
    path: '*',
    module: '',
    hasAction: true,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    imports: [],
    css: [],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: entryModule },
    routes: { page: { id: 'page', path: '*', module: page } },
    assets: { entry: { imports: [], module: '' }, routes: { page: manifestRoute }, url: '', version: 'stub' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
