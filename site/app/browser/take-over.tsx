import { createElement, Fragment, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageState } from '../page-state.ts';
import { loadBlocks } from '../sections/section-blocks.ts';
import { clientRoutes } from './client-routes.tsx';
import { followLinks } from './follow-links.ts';
import { prefetchPage } from './prefetch-page.ts';
import { createBrowserRouter, RouterProvider } from './routing.ts';

/** The sections of the page as the server sent it. */
function sectionsShown() {
  return [...document.querySelectorAll<HTMLElement>('#content [data-kind]')].map(({ dataset }) => ({
    component_name: dataset.kind ?? '',
    layout: dataset.layout ?? '',
  }));
}

/** Lets React take the page over. What can't be fetched leaves the page what it is: plain HTML that works. */
export async function takeOver(): Promise<void> {
  const [routes] = await Promise.all([clientRoutes(location), loadBlocks(sectionsShown())]);
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
}
