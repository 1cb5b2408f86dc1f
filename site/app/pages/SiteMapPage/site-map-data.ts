import { useCurrentPage } from '#app/base/current-page.ts';
import { isOwnPageData, type OwnPageData } from '#app/content/page-data.ts';
import type { SiteMapGroup } from './site-map-groups.ts';

/** The data of the site map. */
export type SiteMapData = OwnPageData & { readonly groups: readonly SiteMapGroup[] };

function isSiteMapData(data: unknown): data is SiteMapData {
  return isOwnPageData(data) && 'groups' in data;
}

/** Returns the data of the current site map; throws on other pages. */
export function useSiteMapData(): SiteMapData {
  const { data } = useCurrentPage();
  if (!isSiteMapData(data)) throw new Error('This is no site map.');
  return data;
}
