import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { matchesSlug } from '@kontorwerk/contract/slug';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { contentContext } from './content-context.ts';
import { fetchList } from './list-fetch.ts';
import { messageOf } from './message-of.ts';
import type { Addresses, PageData } from './page-data.ts';
import { withoutDetails } from './without-details.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** How a route finds its page in a content set. */
export type PageRule = {
  readonly key: PageKey;
  /** The entry's title for an address's parameters. */
  readonly title: (params: Params) => string;
  /** The path under which search engines shall know the page, where it has several. */
  readonly canonical?: (params: Params) => string;
  /** What a route changes about its entry. */
  readonly arrange?: (entry: ContentEntry) => ContentEntry;
};

function addressesOf(rule: PageRule, pathname: string, params: Params): Addresses {
  const path = rule.canonical?.(params) ?? withoutLanguage(pathname);
  return { en: inLanguage(path, 'en'), de: inLanguage(path, 'de') };
}

function pageOf(rule: PageRule, entries: readonly ContentEntry[], pathname: string, params: Params): PageData {
  const entry = entries.find(({ title }) => matchesSlug(title, rule.title(params)));
  // A page without sections is empty, and empty shows the error page (§2, §4).
  if (!entry || entry.meta.length === 0) throw data(null, { status: 404 });
  return { status: 'loaded', entry: rule.arrange?.(entry) ?? entry, addresses: addressesOf(rule, pathname, params) };
}

/** Loads a page on the server, from the content store. */
export function pageLoader(rule: PageRule) {
  return ({ context, url, params }: LoaderFunctionArgs) => {
    let entries: readonly ContentEntry[];
    try {
      entries = context.get(contentContext).entries(rule.key, languageOf(url.pathname));
    } catch (error) {
      const failed: PageData = {
        status: 'error',
        error: messageOf(error),
        addresses: addressesOf(rule, url.pathname, params),
      };
      return data(failed, { status: 503 });
    }
    const page = pageOf(rule, entries, url.pathname, params);
    return data(page.status === 'loaded' ? { ...page, entry: withoutDetails(page.entry) } : page);
  };
}

/** Loads a page in the browser, through the list fetch (§7), and what renders it. */
export function pageClientLoader(rule: PageRule) {
  return async ({ url, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
    let entries: readonly ContentEntry[];
    try {
      entries = await fetchList(rule.key, languageOf(url.pathname));
    } catch (error) {
      return { status: 'error', error: messageOf(error), addresses: addressesOf(rule, url.pathname, params) };
    }
    const page = pageOf(rule, entries, url.pathname, params);
    if (page.status === 'error') return page;
    // What can't be rendered here comes from the server.
    const fromServer = () => {
      throw redirectDocument(url.pathname + url.search);
    };
    await loadBlocks(page.entry.meta).catch(fromServer);
    return page;
  };
}
