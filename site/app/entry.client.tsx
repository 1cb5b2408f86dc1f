import { createElement, Fragment, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { clientRoutes } from './browser/client-routes.tsx';
import { followLinks } from './browser/follow-links.ts';
import { prefetchPage } from './browser/prefetch-page.ts';
import { readPageState } from './page-state.ts';
import { loadBlocks } from './sections/section-blocks.ts';

/** The sections of the page as the server sent it. */
const shown = [...document.querySelectorAll<HTMLElement>('#content [data-kind]')].map(({ dataset }) => ({
  component_name: dataset.kind ?? '',
  layout: dataset.layout ?? '',
}));

// What can't be fetched leaves the page what it is: plain HTML that works.
const [routes] = await Promise.all([clientRoutes(location), loadBlocks(shown)]);
const router = createBrowserRouter(routes, { hydrationData: readPageState(document) });
followLinks({
  here: () => location.href,
  prefetch: prefetchPage,
  navigate: (address) => void router.navigate(address),
});
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Two children, as the server's router has them: the ids that React makes follow from places in the tree. */}
      {createElement(Fragment, null, <RouterProvider router={router} />, null)}
    </StrictMode>,
  );
});
