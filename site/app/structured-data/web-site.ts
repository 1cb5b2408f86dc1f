import { inLanguage } from '@kontorwerk/contract/address/address';
import type { Language } from '@kontorwerk/contract/languages';
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteData } from '#app/base/site-data.ts';
import { buildSiteIds, makeAbsolute } from './site-addresses.ts';

/** Describes how to search the website. */
function describeSearch(address: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** Describes the website in a language. Only the home page includes the search action. */
export function describeWebSite({ settings, publicUrl }: SiteData, language: Language, begins: boolean): WebSite {
  const { organization, website } = buildSiteIds(publicUrl, language);
  return {
    '@type': 'WebSite',
    '@id': website,
    name: settings.brand_name,
    url: makeAbsolute(publicUrl, inLanguage('/', language)),
    inLanguage: language,
    publisher: { '@id': organization },
    ...(begins && { potentialAction: describeSearch(makeAbsolute(publicUrl, inLanguage('/search', language))) }),
  };
}
