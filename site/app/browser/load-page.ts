import { languageOf } from '@kontorwerk/contract/address';
import type { ComponentType } from 'react';
import type { Shown } from '../base/shown.ts';
import { isSiteData } from '../base/site-data.ts';
import { readPageState } from '../page-state.ts';
import { loadHead } from '../pages/client-loaders.ts';
import { loadFailedPage, PlainMissingPage } from '../pages/failed-pages.tsx';
import { FROM_SERVER, fromServer } from '../pages/from-server.ts';
import { clientPageAt } from './client-pages.ts';

/** A page that can be shown: what it is made of and what renders it. */
export type LoadedPage = { readonly shown: Shown; readonly Page: ComponentType };

/** Where a visitor who went to an address arrives; without a page where the server has to send it. */
export type Arrival = { readonly url: URL; readonly page: LoadedPage | null };

type Found = Pick<Shown, 'data' | 'failure'> & Pick<LoadedPage, 'Page'>;

/** What the server's page at an address was rendered from. */
async function loadState(url: URL, signal?: AbortSignal) {
  const response = await fetch(url, { signal });
  return readPageState(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** What every page knows depends on the language alone, and each page of a language carries it. */
async function loadSite(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const { site } = await loadState(url, signal);
    // A cache may have kept the page of an earlier version of the site.
    return isSiteData(site) ? site : fromServer(url);
  } catch {
    return fromServer(url);
  }
}

/** What the server has instead of a page that isn't there. */
async function loadMissing(url: URL): Promise<unknown> {
  try {
    return (await loadState(url)).data;
  } catch {
    return null;
  }
}

/** Loads a page and its component side by side; throws what leads elsewhere. */
async function find(url: URL): Promise<Found> {
  const { loader, component } = clientPageAt(url.pathname);
  try {
    const [data, Page] = await Promise.all([loader({ url }), component().catch(() => fromServer(url))]);
    return { data, Page, failure: null };
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('Location')) throw thrown;
    if (!(thrown instanceof Response)) console.error(thrown);
    const failure = thrown instanceof Response ? thrown.status : 500;
    const [data, Page] = await Promise.all([
      failure === 404 ? loadMissing(url) : null,
      // Only what is missing has parts that have to be fetched.
      loadFailedPage(failure).catch(() => PlainMissingPage),
    ]);
    return { data, Page, failure };
  }
}

/** Loads the page at an address, for who is shown another now. */
export async function loadPage(url: URL, before: Shown, signal: AbortSignal): Promise<Arrival> {
  const { pathname, search, hash } = url;
  const isSameSite = languageOf(pathname) === languageOf(before.place.pathname);
  try {
    const [found, site] = await Promise.all([find(url), isSameSite ? before.site : loadSite(url, signal)]);
    const { data, Page, failure } = found;
    const head = failure === null ? await loadHead(url, data, site) : [];
    return {
      url,
      page: { shown: { place: { pathname, search, hash }, site, data, head, posted: null, failure }, Page },
    };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = new URL(thrown.headers.get('Location') ?? '', url);
    return thrown.headers.has(FROM_SERVER) ? { url: to, page: null } : loadPage(to, before, signal);
  }
}
