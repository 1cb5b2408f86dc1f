import { PAGES, type Page } from '@kontorwerk/contract/pages';
import type { ComponentType } from 'react';
import type { Destination } from '../content/page-data.ts';
import { moduleOf, type PageModule } from '../page-modules.ts';
import { detailClientLoader, messageClientLoader, pageClientLoader } from '../pages/client-loaders.ts';
import { fromServer } from '../pages/from-server.ts';
import { notFound } from '../pages/not-found.ts';
import { loadAllBlocks } from '../sections/section-blocks.ts';

/** What a kind of page is to the browser: its component comes with the first page that needs it. */
export type ClientPage = {
  readonly loader: (to: Destination) => Promise<unknown>;
  readonly component: () => Promise<{ readonly default: ComponentType }>;
};

const CLIENT_PAGES: Readonly<Record<PageModule, ClientPage>> = {
  sections: { loader: pageClientLoader, component: () => import('../routes/sections.tsx') },
  'message-form': { loader: messageClientLoader, component: () => import('../routes/message-form.tsx') },
  'application-form': { loader: pageClientLoader, component: () => import('../routes/application-form.tsx') },
  service: { loader: detailClientLoader, component: () => import('../routes/service.tsx') },
  post: { loader: detailClientLoader, component: () => import('../routes/post.tsx') },
  project: { loader: detailClientLoader, component: () => import('../routes/project.tsx') },
  job: { loader: detailClientLoader, component: () => import('../routes/job.tsx') },
  missing: { loader: async () => notFound(), component: () => import('../routes/missing.tsx') },
};

/** For those who build the site: it is loaded from the server, which has the samples. */
export const STYLEGUIDE: ClientPage = {
  loader: async ({ url }) => fromServer(url),
  component: async () => {
    await loadAllBlocks();
    return import('../routes/styleguide.tsx');
  },
};

const BY_MODULE: ReadonlyMap<string, ClientPage> = new Map(Object.entries(CLIENT_PAGES));
const BY_PAGE: ReadonlyMap<Page, ClientPage | undefined> = new Map(
  Object.entries(PAGES).map(([name, page]) => [page, BY_MODULE.get(moduleOf(name, page))]),
);

/** What a page of the table is to the browser. */
export function clientPageOf(page: Page): ClientPage {
  return BY_PAGE.get(page) ?? CLIENT_PAGES.missing;
}
