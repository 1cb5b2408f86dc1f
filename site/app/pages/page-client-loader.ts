import { languageOf } from '@kontorwerk/contract/address/address';
import { fetchList } from '#app/content/list-fetch.ts';
import type { Destination, PageData } from '#app/content/page-data.ts';
import { queryEntry } from '#app/content/page-query.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { matchSectionsPage, resolveFailedPage, resolvePageData } from './page-resolution.ts';
import { loadFromServer } from './thrown-responses.ts';

/** Loads a page of sections in the browser, through the list fetch (§7), with the components of its sections. */
export async function pageClientLoader({ url }: Destination): Promise<PageData> {
  const { page, name } = matchSectionsPage(url.pathname);
  const query = queryEntry(page, name, url.search);
  const found = await fetchList(page.key, languageOf(url.pathname), query).then(
    (entries) => resolvePageData(url, entries),
    (error: unknown) => resolveFailedPage(url, error),
  );
  if (found.status === 'error') return found;
  // If a component can't be loaded, the page comes from the server.
  await loadBlocks(found.entry.meta).catch(() => loadFromServer(url));
  return found;
}
