import { createElement, Fragment, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followFocus } from '../base/island/focus-memory.ts';
import type { Shown } from '../base/shown.ts';
import { isPageData } from '../content/page-data.ts';
import { DocumentLayout } from '../document/DocumentLayout.tsx';
import { type PageState, readPageState } from '../document/page-state.ts';
import { endSpeculation } from '../document/speculation-rules.ts';
import { loadFailedPage } from '../pages/failed-pages.tsx';
import { moves } from '../sections/moves.ts';
import { isStill, loadBlocks, type NamedSection } from '../sections/section-blocks.ts';
import { ServedSectionsContext, type StandingSection, servedSections } from '../sections/served-sections.ts';
import { windowAddressBar } from './address-bar.ts';
import { clientPageAt } from './client-pages.ts';
import { keepDocument } from './document-keeper.ts';
import { followLinks } from './follow-links.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { windowPlaceMemory } from './place-memory.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import { prefetchPage } from './prefetch-page.ts';
import { createRouter, type Router } from './router.ts';
import { ShownPages } from './ShownPages.tsx';
import { storeSelected } from './store-selected.ts';

/** Returns the sections of the server-rendered page. */
function sectionsShown(): readonly StandingSection[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-kind]')].map((element) => ({
    component_name: element.dataset.kind ?? '',
    layout: element.dataset.layout ?? '',
    place: Number(element.dataset.place),
    element,
  }));
}

/** Returns the sections that need a script. */
function sectionsToLoad(sections: readonly NamedSection[], { data }: PageState): readonly NamedSection[] {
  const moving = isPageData(data) && data.status === 'loaded' ? data.entry.meta.filter(moves) : [];
  return [...sections.filter((section) => !isStill(section)), ...moving];
}

/** Returns the server-rendered page with its component. */
async function pageShown(state: PageState): Promise<LoadedPage> {
  const { pathname, search, hash } = location;
  const { failure } = state;
  const Page = await (failure === null ? clientPageAt(pathname).component() : loadFailedPage(failure));
  return { shown: { ...state, place: { pathname, search, hash } }, Page };
}

/** Returns the static sections of a page, which keep their server-rendered DOM. */
function servedOf({ data }: Shown, sections: readonly StandingSection[]) {
  return servedSections(isPageData(data) && data.status === 'loaded' ? data.entry.meta : [], sections);
}

type AppProps = { readonly router: Router; readonly served: ReturnType<typeof servedOf> };

function App({ router, served }: AppProps) {
  return (
    <ServedSectionsContext value={served}>
      <ShownPages router={router}>
        {(page) => (
          <DocumentLayout>
            <PageBoundary page={page}>
              <page.Page />
            </PageBoundary>
          </DocumentLayout>
        )}
      </ShownPages>
    </ServedSectionsContext>
  );
}

/** Hydrates the page. If a chunk can't be fetched, the page stays plain HTML that works. */
export async function takeOver(): Promise<void> {
  const sections = sectionsShown();
  const state = readPageState(document);
  const [first] = await Promise.all([pageShown(state), loadBlocks(sectionsToLoad(sections, state))]);
  const bar = windowAddressBar();
  const router = createRouter(first, { bar, memory: windowPlaceMemory(bar.entry), load: loadPage });
  const here = () => location.href;
  prefetchInView({ here, prefetch: prefetchPage, line: navigator.connection });
  endSpeculation();
  followLinks({
    here,
    prefetch: prefetchPage,
    navigate: (address) => void router.go(address),
  });
  storeSelected(() => router.sight().page.shown);
  const app = <App router={router} served={servedOf(first.shown, sections)} />;
  followFocus();
  const restoreDocument = keepDocument();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* Two children, twice, as in the server's router: React's generated ids follow from tree positions. */}
        {createElement(Fragment, null, createElement(Fragment, null, app, null), null)}
      </StrictMode>,
      {
        onRecoverableError(error) {
          restoreDocument();
          reportError(error);
        },
      },
    );
  });
}
