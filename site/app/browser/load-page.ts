import { languageOf } from '@kontorwerk/contract/address/address';
import type { ComponentType } from 'react';
import { type CurrentPage, locatePage, type PageLocation } from '../base/current-page.ts';
import { isSiteData } from '../base/site-data.ts';
import { readPageState } from '../document/page-state.ts';
import { loadErrorPage, PlainMissingPage } from '../pages/browser-error-pages.tsx';
import { loadHead } from '../pages/client-loaders.ts';
import { findPageModule } from '../pages/page-modules.ts';
import { FROM_SERVER, loadFromServer } from '../pages/thrown-responses.ts';

/** A loaded page: its data and the component that renders it. */
export type LoadedPage = { readonly shown: CurrentPage; readonly Page: ComponentType };

/** The result of loading an address after redirects; without a page if the server has to send it. */
export type Arrival = { readonly url: URL; readonly page: LoadedPage | null };

type LoadedParts = Pick<CurrentPage, 'data' | 'failure'> & Pick<LoadedPage, 'Page'>;

/** Fetches the server's page at an address and reads its state. */
async function loadState(url: URL, signal?: AbortSignal) {
  const response = await fetch(url, { signal });
  return readPageState(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Loads the site data of a language, which every page in it carries. */
async function loadSite(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const { site } = await loadState(url, signal);
    // A cache may serve a page from an earlier version of the site.
    return isSiteData(site) ? site : loadFromServer(url);
  } catch {
    return loadFromServer(url);
  }
}

/** Loads the data of the server's 404 page. */
async function loadMissing(url: URL): Promise<unknown> {
  try {
    return (await loadState(url)).data;
  } catch {
    return null;
  }
}

/** Loads a page's data and component in parallel; throws redirects. */
async function loadParts(url: URL, to: PageLocation): Promise<LoadedParts> {
  const { clientLoader, component } = findPageModule(to);
  try {
    const [data, Page] = await Promise.all([clientLoader(to), component().catch(() => loadFromServer(url))]);
    return { data, Page, failure: null };
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('Location')) throw thrown;
    if (!(thrown instanceof Response)) console.error(thrown);
    const failure = thrown instanceof Response ? thrown.status : 500;
    const [data, Page] = await Promise.all([
      failure === 404 ? loadMissing(url) : null,
      // Only the 404 page has chunks to be fetched.
      loadErrorPage(failure).catch(() => PlainMissingPage),
    ]);
    return { data, Page, failure };
  }
}

/** Loads the page at an address, starting from the current page, and follows redirects. */
export async function loadPage(url: URL, before: CurrentPage, signal: AbortSignal): Promise<Arrival> {
  const place = locatePage(url);
  const isSameSite = languageOf(place.pathname) === languageOf(before.place.pathname);
  try {
    const [found, site] = await Promise.all([loadParts(url, place), isSameSite ? before.site : loadSite(url, signal)]);
    const { data, Page, failure } = found;
    const head = failure === null ? await loadHead(place, data, site) : [];
    return { url, page: { shown: { place, site, data, head, posted: null, failure }, Page } };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = new URL(thrown.headers.get('Location') ?? '', url);
    return thrown.headers.has(FROM_SERVER) ? { url: to, page: null } : loadPage(to, before, signal);
  }
}
