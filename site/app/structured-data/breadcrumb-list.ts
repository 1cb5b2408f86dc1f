import { inLanguage } from '@kontorwerk/contract/address/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { CRUMB_WORDS } from '@kontorwerk/contract/words/shell-words';
import type { BreadcrumbList } from 'schema-dts';
import type { PageLocation } from '#app/base/current-page.ts';
import { mergeWords } from '#app/base/language/own-words.ts';
import type { SiteData } from '#app/base/site-data.ts';
import { chooseBannerLayout, isEmpty } from '#app/sections/Banner/banner-layout.ts';
import { buildPageTrail, type Crumb } from '#app/ui/Breadcrumbs/breadcrumb-trail.ts';
import { makeAbsolute } from './site-addresses.ts';

/** Returns the title of a page of sections in its breadcrumbs; null if it shows none. */
export function findCrumbTitle({ meta: [lead] }: Pick<ContentEntry, 'meta'>): string | null {
  if (lead === undefined || lead.main_title === '') return null;
  if (lead.component_name === 'ContactForm') return lead.main_title;
  const isBanner = lead.component_name === 'Banner' && lead.layout !== 'home' && !isEmpty(lead);
  if (!isBanner || chooseBannerLayout(lead, true) === 'call') return null;
  return lead.main_title.replaceAll('\u00ad', '').replaceAll('\n', ' ');
}

/** Returns the breadcrumbs shown above a page's title. */
export function listCrumbs(place: PageLocation, title: string, site: SiteData, language: Language): readonly Crumb[] {
  const { home } = mergeWords(site.settings.words?.crumbs, CRUMB_WORDS[language]);
  return buildPageTrail(place, title, site.links, home);
}

/**
 * Describes the breadcrumbs. A step that would link to the page itself isn't linked on the page, but has the page's
 * address here.
 */
export function describeBreadcrumbs(
  crumbs: readonly Crumb[],
  { url, publicUrl, language }: { readonly url: string; readonly publicUrl: string; readonly language: Language },
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: crumbs.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: to === '' ? url : makeAbsolute(publicUrl, inLanguage(to, language)),
    })),
  };
}
