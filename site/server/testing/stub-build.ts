import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContext, ServerBuild } from 'react-router';
import type { ContentSource } from '../../app/content/content-context.ts';

type Show = (asked: { readonly request: Request; readonly source: ContentSource }) => string | Promise<string>;

/**
 * A server build as React Router's own builds are, with one route that answers every address: the page's text is
 * what `show` makes of the request, and a form post says who sent it.
 */
export function stubBuild(contentContext: RouterContext<ContentSource>, show: Show): ServerBuild {
  const entryModule = {
    contentContext,
    handleError() {},
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      context: { staticHandlerContext: { loaderData: unknown; actionData: unknown } },
    ) => {
      const { loaderData, actionData } = context.staticHandlerContext;
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const html = `<!doctype html><script>let a = 1</script><p>${JSON.stringify([loaderData, actionData])}</p>`;
      return new Response(html, { status, headers });
    },
  };
  const page = {
    default: () => null,
    loader: ({ request, context }: LoaderFunctionArgs) => show({ request, source: context.get(contentContext) }),
    action: async ({ request }: ActionFunctionArgs) => `sent by ${(await request.formData()).get('name')}`,
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
