import { languageOf } from '@kontorwerk/contract/address/address';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import { describeOwnPage } from '../own-page.ts';
import type { SiteMapData } from './site-map-data.ts';
import { buildSiteMapGroups } from './site-map-groups.ts';

/** Loads the site map on the server, which knows all pages. */
export async function siteMapLoader({ content, place }: LoaderArgs): Promise<LoaderResult<SiteMapData>> {
  const entries = content.directory(languageOf(place.pathname));
  return { data: { ...describeOwnPage('sitemap', place.pathname), groups: buildSiteMapGroups(entries) } };
}
