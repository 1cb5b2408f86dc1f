import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type CurrentPage, locatePage } from '../base/current-page.ts';
import { trackFocus } from '../base/island/focus-memory.ts';
import { isPageData } from '../content/page-data.ts';
import { DocumentLayout } from '../document/DocumentLayout.tsx';
import { type PageState, readPageState } from '../document/page-state.ts';
import { endSpeculation } from '../document/speculation-rules.ts';
import { loadErrorPage } from '../pages/browser-error-pages.tsx';
import { findPageModule } from '../pages/page-modules.ts';
import { hasMovingPicture, isStaticKind, loadBlocks, type SectionName } from '../sections/section-blocks.ts';
import { type DocumentSection, findServedSections, ServedSectionsContext } from '../sections/served-sections.ts';
import { windowAddressBar } from './address-bar.ts';
import { rememberDocument } from './document-memory.ts';
import { followLinks } from './follow-links.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { createPositionMemory } from './position-memory.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import { prefetchPage } from './prefetch-page.ts';
import { RouterView } from './RouterView.tsx';
import { createRouter, type Router } from './router.ts';
import { storeSelectedCards } from './store-selected-cards.ts';

/** Returns the sections of the server-rendered page. */
function findSections(): readonly DocumentSection[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-kind]')].map((element) => ({
    component_name: element.dataset.kind ?? '',
    layout: element.dataset.layout ?? '',
    place: Number(element.dataset.place),
    element,
  }));
}

/** Returns the sections that need a script. */
function selectScriptedSections(sections: readonly SectionName[], { data }: PageState): readonly SectionName[] {
  const moving = isPageData(data) && data.status === 'loaded' ? data.entry.meta.filter(hasMovingPicture) : [];
  return [...sections.filter((section) => !isStaticKind(section)), ...moving];
}

/** Returns the server-rendered page with its component. */
async function loadServedPage(state: PageState): Promise<LoadedPage> {
  const place = locatePage(location);
  const { failure } = state;
  const Page = await (failure === null ? findPageModule(place).component() : loadErrorPage(failure));
  return { shown: { ...state, place }, Page };
}

/** Returns the static sections of a page, which keep their server-rendered DOM. */
function findStaticSections({ data }: CurrentPage, sections: readonly DocumentSection[]) {
  return findServedSections(isPageData(data) && data.status === 'loaded' ? data.entry.meta : [], sections);
}

type AppProps = { readonly router: Router; readonly served: ReturnType<typeof findStaticSections> };

function App({ router, served }: AppProps) {
  return (
    <ServedSectionsContext value={served}>
      <RouterView router={router}>
        {(page) => (
          <DocumentLayout>
            <PageBoundary page={page}>
              <page.Page />
            </PageBoundary>
          </DocumentLayout>
        )}
      </RouterView>
    </ServedSectionsContext>
  );
}

/** Hydrates the page. If a chunk can't be fetched, the page stays plain HTML that works. */
export async function hydrateApp(): Promise<void> {
  const sections = findSections();
  const state = readPageState(document);
  const [first] = await Promise.all([loadServedPage(state), loadBlocks(selectScriptedSections(sections, state))]);
  const bar = windowAddressBar();
  const router = createRouter(first, { bar, memory: createPositionMemory(bar.entry), load: loadPage });
  const here = () => location.href;
  prefetchInView({ here, prefetch: prefetchPage, line: navigator.connection });
  endSpeculation();
  followLinks({
    here,
    prefetch: prefetchPage,
    navigate: (address) => void router.navigate(address),
  });
  storeSelectedCards(() => router.state().page.shown);
  trackFocus();
  const restoreDocument = rememberDocument();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App router={router} served={findStaticSections(first.shown, sections)} />
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
