/** Renders parts of the app in a browser: first as server-rendered HTML, then hydrated as on a page. */
import '#app/styles/index.css';
import { languageOf } from '@kontorwerk/contract/address/address';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import type { SiteData } from '#app/base/site-data.ts';
import { followLinks } from '#app/browser/follow-links.ts';
import type { LoadedPage } from '#app/browser/load-page.ts';
import { RouterView } from '#app/browser/RouterView.tsx';
import { createRouter } from '#app/browser/router.ts';
import { locatePage } from '../base/current-page.ts';
import { isHydrated } from './hydration-state.ts';
import { memoryAddressBar } from './memory-address-bar.ts';
import { buildSiteData } from './site-data.ts';

/** Server-rendered HTML before hydration. */
export type Served = {
  /** Resolves after hydration. */
  hydrate(): Promise<void>;
  /** Returns the current address with its query. */
  address(): string;
  /** Navigates as a link would. */
  goTo(address: string): Promise<void>;
  /** Goes back as the browser's button would. */
  goBack(): Promise<void>;
};

type ServeOptions = {
  /** The address, which determines the language; the English home page by default. */
  readonly at?: string;
  /** Overrides of the default site data. */
  readonly site?: Partial<SiteData>;
};

function EffectCallback({ by }: { readonly by: () => void }) {
  useEffect(by, [by]);
  return null;
}

/** Yields to React's scheduler, also while a test has stopped the time. */
function yieldToReact(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Puts server-rendered HTML of a part of the app into the page until the test ends. */
export function serve(content: ReactNode, { at = '/', site = {} }: ServeOptions = {}): Served {
  const bar = memoryAddressBar(at, location.origin);
  const pageOf = (url: URL): LoadedPage => ({
    shown: {
      place: locatePage(url),
      site: { ...buildSiteData(languageOf(url.pathname)), ...site },
      data: null,
      posted: null,
      failure: null,
    },
    Page: () => content,
  });
  const router = createRouter(pageOf(bar.url()), {
    bar,
    memory: { keep() {}, of: () => null },
    load: async (url) => ({ url, page: pageOf(url) }),
  });
  const taken = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <RouterView router={router}>{() => content}</RouterView>
      <EffectCallback by={taken.resolve} />
    </StrictMode>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(app);
  document.body.append(place);
  document.documentElement.lang = languageOf(at);
  onTestFinished(() => place.remove());
  const address = () => bar.url().href.slice(location.origin.length);
  return {
    async hydrate() {
      const shown = hydrateRoot(place, app, { onRecoverableError: (error) => console.error(error) });
      const ended = new AbortController();
      onTestFinished(() => {
        shown.unmount();
        ended.abort();
      });
      followLinks({
        here: () => bar.url().href,
        prefetch() {},
        navigate: (to) => void router.navigate(to),
        signal: ended.signal,
      });
      await taken.promise;
      while (!isHydrated(place)) await yieldToReact();
    },
    address,
    goTo: router.navigate,
    goBack: async () => bar.back(),
  };
}

/** Serves and hydrates it. */
export async function show(content: ReactNode, place?: ServeOptions): Promise<Served> {
  const served = serve(content, place);
  await served.hydrate();
  return served;
}
