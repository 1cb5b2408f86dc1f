import { withoutLanguage } from '@kontorwerk/contract/address/address';
import { type NameOf, PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import type { ComponentType } from 'react';
import type { PageLocation } from '#app/base/current-page.ts';
import type { Loader } from '#app/content/loader.ts';
import { applicationAction } from '#app/forms/ApplicationForm/application-action.ts';
import { messageAction } from '#app/forms/MessageForm/message-action.ts';
import { loadAllBlocks } from '#app/sections/section-blocks.ts';
import { detailClientLoader, messageClientLoader, pageClientLoader, searchClientLoader } from './client-loaders.ts';
import { detailLoader } from './detail-loader.ts';
import { messageLoader } from './message-loader.ts';
import { pageLoader } from './page-loader.ts';
import { SectionsPage } from './SectionsPage.tsx';
import { siteMapLoader } from './SiteMapPage/site-map-loader.ts';
import { searchLoader } from './search-loader.ts';
import { loadFromServer } from './thrown-responses.ts';

/** How pages of one kind are loaded and rendered, on the server and in the browser. */
export type PageModule = {
  /** The same on both sides. The browser fetches it with the first page that needs it. */
  readonly component: () => Promise<ComponentType>;
  /** Loads the data on the server; null in the browser's build, which doesn't contain it. */
  readonly loader: Loader | null;
  /** Takes in a form posted without JavaScript, on the server. */
  readonly action?: Loader | null;
  /** Loads the data in the browser, for pages after the first. */
  readonly clientLoader: (to: PageLocation) => Promise<unknown>;
};

/** One module for all pages of sections, one for each form, each kind of detail page and each of the site's own pages. */
export type PageModuleName = 'sections' | `${NonNullable<Page['form']>}-form` | NameOf<'detail' | 'own'>;

/** Loads a page from the server, for pages whose data only the server has. */
async function loadFromServerOnly(to: PageLocation): Promise<never> {
  return loadFromServer(to);
}

/** The modules. The server's parts are chosen by a constant of the build: the browser's build leaves them out. */
const MODULES: Readonly<Record<PageModuleName, PageModule>> = {
  sections: {
    component: async () => SectionsPage,
    loader: import.meta.env.SSR ? pageLoader : null,
    clientLoader: pageClientLoader,
  },
  'message-form': {
    component: async () => (await import('./MessagePage.tsx')).MessagePage,
    loader: import.meta.env.SSR ? messageLoader : null,
    action: import.meta.env.SSR ? messageAction : null,
    clientLoader: messageClientLoader,
  },
  'application-form': {
    component: async () => (await import('./ApplicationPage.tsx')).ApplicationPage,
    loader: import.meta.env.SSR ? pageLoader : null,
    action: import.meta.env.SSR ? applicationAction : null,
    clientLoader: pageClientLoader,
  },
  service: {
    component: async () => (await import('./ServicePage/ServicePage.tsx')).ServicePage,
    loader: import.meta.env.SSR ? detailLoader : null,
    clientLoader: detailClientLoader,
  },
  post: {
    component: async () => (await import('./PostPage/PostPage.tsx')).PostPage,
    loader: import.meta.env.SSR ? detailLoader : null,
    clientLoader: detailClientLoader,
  },
  project: {
    component: async () => (await import('./ProjectPage/ProjectPage.tsx')).ProjectPage,
    loader: import.meta.env.SSR ? detailLoader : null,
    clientLoader: detailClientLoader,
  },
  job: {
    component: async () => (await import('./JobPage/JobPage.tsx')).JobPage,
    loader: import.meta.env.SSR ? detailLoader : null,
    action: import.meta.env.SSR ? applicationAction : null,
    clientLoader: detailClientLoader,
  },
  search: {
    component: async () => (await import('./SearchPage/SearchPage.tsx')).SearchPage,
    loader: import.meta.env.SSR ? searchLoader : null,
    clientLoader: searchClientLoader,
  },
  sitemap: {
    component: async () => (await import('./SiteMapPage/SiteMapPage.tsx')).SiteMapPage,
    loader: import.meta.env.SSR ? siteMapLoader : null,
    clientLoader: loadFromServerOnly,
  },
};

const BY_NAME: ReadonlyMap<string, PageModule> = new Map(Object.entries(MODULES));
const NAMES: ReadonlyMap<Page, string> = new Map(Object.entries(PAGES).map(([name, page]) => [page, name]));

/** Returns the module of a page of the page table. */
export function moduleOf(page: Page): PageModule {
  const { kind, form } = page;
  const name = kind === 'detail' || kind === 'own' ? NAMES.get(page) : kind === 'form' && `${form}-form`;
  return BY_NAME.get(name || 'sections') ?? MODULES.sections;
}

/** The page of all kinds of section, for developers; the server has the samples. */
const STYLEGUIDE: PageModule = {
  component: async () => {
    await loadAllBlocks();
    return (await import('#app/styleguide/StyleguidePage.tsx')).StyleguidePage;
  },
  loader: async (args) => (await import('#app/styleguide/section-samples.ts')).samplesLoader(args),
  clientLoader: loadFromServerOnly,
};

/** Returns the module of the page at an address. */
export function findPageModule({ pathname, page }: PageLocation): PageModule {
  if (import.meta.env.DEV && withoutLanguage(pathname) === '/styleguide') return STYLEGUIDE;
  return moduleOf(page);
}
