import { withoutLanguage } from '@kontorwerk/contract/address/address';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import type { ComponentType } from 'react';
import type { Destination } from '../content/page-data.ts';
import {
  detailClientLoader,
  messageClientLoader,
  pageClientLoader,
  searchClientLoader,
} from '../pages/client-loaders.ts';
import { SectionsPage } from '../pages/SectionsPage.tsx';
import { loadFromServer } from '../pages/thrown-responses.ts';
import { moduleOf, type PageModule } from '../routes/page-modules.ts';
import { loadAllBlocks } from '../sections/section-blocks.ts';

/** How the browser loads a kind of page: its component is fetched with the first page that needs it. */
export type ClientPage = {
  readonly loader: (to: Destination) => Promise<unknown>;
  readonly component: () => Promise<ComponentType>;
};

/** Takes the component from a route module, the same one that the server renders. */
function takeComponent(load: () => Promise<{ readonly default: ComponentType }>): ClientPage['component'] {
  return async () => (await load()).default;
}

/** Defers to the server, for pages whose data only the server has. */
async function loadFromServerOnly({ url }: Destination): Promise<never> {
  return loadFromServer(url);
}

const CLIENT_PAGES: Readonly<Record<PageModule, ClientPage>> = {
  sections: { loader: pageClientLoader, component: async () => SectionsPage },
  'message-form': {
    loader: messageClientLoader,
    component: takeComponent(() => import('../routes/message-form.tsx')),
  },
  'application-form': {
    loader: pageClientLoader,
    component: takeComponent(() => import('../routes/application-form.tsx')),
  },
  search: {
    loader: searchClientLoader,
    component: takeComponent(() => import('../routes/search.tsx')),
  },
  service: {
    loader: detailClientLoader,
    component: takeComponent(() => import('../routes/service.tsx')),
  },
  post: {
    loader: detailClientLoader,
    component: takeComponent(() => import('../routes/post.tsx')),
  },
  project: {
    loader: detailClientLoader,
    component: takeComponent(() => import('../routes/project.tsx')),
  },
  job: {
    loader: detailClientLoader,
    component: takeComponent(() => import('../routes/job.tsx')),
  },
  sitemap: {
    loader: loadFromServerOnly,
    component: takeComponent(() => import('../routes/sitemap.tsx')),
  },
};

/** The styleguide, for developers: loaded from the server, which has the samples. */
const STYLEGUIDE: ClientPage = {
  loader: loadFromServerOnly,
  component: async () => {
    await loadAllBlocks();
    return (await import('../routes/styleguide.tsx')).default;
  },
};

const BY_MODULE: ReadonlyMap<string, ClientPage> = new Map(Object.entries(CLIENT_PAGES));
const BY_PAGE: ReadonlyMap<Page, ClientPage | undefined> = new Map(
  Object.entries(PAGES).map(([name, page]) => [page, BY_MODULE.get(moduleOf(name, page))]),
);

/** Returns the client-side definition of the page at an address. */
export function findClientPage(address: string): ClientPage {
  if (import.meta.env.DEV && withoutLanguage(address) === '/styleguide') return STYLEGUIDE;
  return BY_PAGE.get(pageAt(address).page) ?? CLIENT_PAGES.sections;
}
