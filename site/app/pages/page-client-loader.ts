import { languageOf } from '@kontorwerk/contract/address/address';
import type { PageLocation } from '#app/base/current-page.ts';
import { fetchList } from '#app/content/list-fetch.ts';
import type { PageData } from '#app/content/page-data.ts';
import { queryEntry } from '#app/content/page-query.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { matchSectionsPage, resolveFailedPage, resolvePageData } from './page-resolution.ts';
import { loadFromServer } from './thrown-responses.ts';

/** Loads a page of sections in the browser, through the list fetch (§7), with the components of its sections. */
export async function pageClientLoader(to: PageLocation): Promise<PageData> {
  const { page, name } = matchSectionsPage(to);
  const query = queryEntry(page, name, to.search);
  const found = await fetchList(page.key, languageOf(to.pathname), query).then(
    (entries) => resolvePageData(to, entries),
    (error: unknown) => resolveFailedPage(to, error),
  );
  if (found.status === 'error') return found;
  // If a component can't be loaded, the page comes from the server.
  await loadBlocks(found.entry.meta).catch(() => loadFromServer(to));
  return found;
}
