import { languageOf } from '@kontorwerk/contract/address/address';
import type { LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { describeOwnPage } from '../own-page.ts';
import type { SiteMapData } from './site-map-data.ts';
import { buildSiteMapGroups } from './site-map-groups.ts';

/** Loads the site map on the server, which knows all pages. */
export function siteMapLoader({ context, url }: LoaderFunctionArgs): SiteMapData {
  const entries = context.get(contentContext).directory(languageOf(url.pathname));
  return { ...describeOwnPage('sitemap', url.pathname), groups: buildSiteMapGroups(entries) };
}
