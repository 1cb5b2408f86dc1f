import { inLanguage } from '@kontorwerk/contract/address';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { FAILING_PAGES, readPageState } from '../page-state.ts';
import { fromServer } from '../pages/from-server.ts';
import App, { ErrorBoundary, Layout, shouldRevalidate } from '../root.tsx';
import { type ClientPage, clientPageOf, STYLEGUIDE } from './client-pages.ts';

/** What every page knows depends on the language alone, and each page of a language carries it. */
async function loadSiteData({ request, url }: LoaderFunctionArgs): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: request.signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return readPageState(page).loaderData.root;
  } catch {
    return fromServer(url);
  }
}

/** Loads a page and its component side by side. */
async function loadPage({ loader, component }: ClientPage, { url }: LoaderFunctionArgs): Promise<unknown> {
  const [loaded] = await Promise.all([loader({ url }), component().catch(() => fromServer(url))]);
  return loaded;
}

/** What stands for a component that can't be had, while the browser leaves for the server's page. */
function Leaving() {
  return null;
}

function routeOf(language: Language, name: string, path: string, page: ClientPage): RouteObject {
  return {
    id: `${language}:${name}`,
    path: inLanguage(path, language),
    loader: (asked) => loadPage(page, asked),
    lazy: {
      Component: () =>
        page.component().then(
          (module) => module.default,
          () => Leaving,
        ),
    },
  };
}

const pages: readonly RouteObject[] = LANGUAGES.flatMap((language) => [
  ...Object.entries(PAGES).map(([name, page]) => routeOf(language, name, page.path, clientPageOf(page))),
  ...(import.meta.env.DEV ? [routeOf(language, 'styleguide', '/styleguide', STYLEGUIDE)] : []),
]);

/** The page that is shown is there at once; the others come when they are asked for. */
async function whereShown(page: RouteObject, shown: RouteObject | undefined): Promise<RouteObject> {
  if (page !== shown || typeof page.lazy !== 'object') return page;
  const { lazy, ...rest } = page;
  return { ...rest, Component: await lazy.Component?.() };
}

/** The pages of the table, as the browser's router knows them, with the component of the one at an address. */
export async function clientRoutes(address: { readonly pathname: string }): Promise<RouteObject[]> {
  const shown = matchRoutes([...pages], address)?.[0]?.route;
  return [
    {
      id: 'root',
      loader: loadSiteData,
      shouldRevalidate,
      element: (
        <Layout>
          <App />
        </Layout>
      ),
      // What surrounds a page stays when the page fails.
      children: [
        {
          id: FAILING_PAGES,
          errorElement: <ErrorBoundary />,
          children: await Promise.all(pages.map((page) => whereShown(page, shown))),
        },
      ],
    },
  ];
}
