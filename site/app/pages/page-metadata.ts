import { languageOf } from '@kontorwerk/contract/address/address';
import { listFeeds } from '@kontorwerk/contract/address/feed-address';
import { isIndexable } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { ERROR_WORDS } from '@kontorwerk/contract/words/shell-words';
import type { PageLocation } from '#app/base/current-page.ts';
import type { HeadElement } from '#app/base/head-element.ts';
import { mergeWords } from '#app/base/language/own-words.ts';
import { words } from '#app/base/language/words.ts';
import { isSiteData, type SiteData } from '#app/base/site-data.ts';
import {
  type DetailData,
  isDetailData,
  isOwnPageData,
  isPageData,
  type OwnPageData,
  type PageData,
} from '#app/content/page-data.ts';
import { formatDate } from '#app/ui/LocalDate/format-date.ts';
import { describePage, type PageDescription } from './page-description.ts';
import { chooseCardTitle, chooseEntryTitle } from './page-title.ts';

const NOT_LISTED: HeadElement = { name: 'robots', content: 'noindex' };

/** Builds a page's head from its metadata and the site's data. */
function buildPageHead(
  page: PageDescription,
  { pathname, page: row }: PageLocation,
  { settings, publicUrl }: SiteData,
): readonly HeadElement[] {
  const described = { ...page, feeds: listFeeds(row) };
  const head = describePage(described, { language: languageOf(pathname), brand: settings.brand_name, publicUrl });
  return row.unlisted ? [...head, NOT_LISTED] : head;
}

/** Returns the title of a page that failed. */
function failedTitle(pathname: string, { settings }: SiteData): string {
  return mergeWords(settings.words?.error, ERROR_WORDS[languageOf(pathname)]).failedTitle;
}

/** Builds a head with only a title, for pages that show an error. */
function titleOnly(title: string, { settings }: SiteData): readonly HeadElement[] {
  return [{ title: `${title} – ${settings.brand_name}` }];
}

/** Builds the head of a page of sections. */
export function buildSectionsPageHead(page: PageData, place: PageLocation, site: SiteData): readonly HeadElement[] {
  if (page.status === 'error') return titleOnly(failedTitle(place.pathname, site), site);
  const { entry, addresses, paging } = page;
  const { description, image } = entry.seo;
  const title = [chooseEntryTitle(entry), paging?.title].filter(Boolean).join(' – ');
  return buildPageHead({ title, description, image, addresses, paging }, place, site);
}

/** Describes the date and author of a post, if it has them. */
function describeArticle({ date, name }: Card, language: Language): readonly HeadElement[] {
  const day = formatDate(date, language, 'day') && date.slice(0, 10);
  return [
    { property: 'article:published_time', content: day ?? '' },
    { property: 'article:author', content: name },
  ].filter(({ content }) => content);
}

/** Builds the head of a detail page: from the editor's SEO fields, else from its card. */
export function buildDetailHead(detail: DetailData, place: PageLocation, site: SiteData): readonly HeadElement[] {
  if (detail.status === 'missing') return titleOnly(words[languageOf(place.pathname)].loading, site);
  if (detail.status === 'error') return titleOnly(failedTitle(place.pathname, site), site);
  const { card, addresses } = detail;
  const { description = '', image = '' } = card.seo ?? {};
  const { page } = place;
  const head = buildPageHead(
    {
      title: chooseCardTitle(card),
      description: description || card.description,
      image,
      addresses,
      article: page === PAGES.post && describeArticle(card, languageOf(place.pathname)),
    },
    place,
    site,
  );
  return page.kind === 'detail' && !isIndexable(page, card) ? [...head, NOT_LISTED] : head;
}

/** Builds the head of one of the site's own pages; that of the search page includes the query. */
export function buildOwnPageHead(page: OwnPageData, place: PageLocation, site: SiteData) {
  const { description, addresses, search } = page;
  const title = search ? `${page.title}: ${search.query}` : page.title;
  return buildPageHead({ title, description, image: '', addresses }, place, site);
}

/** Builds the head of any page, from its loader data and the site's data. */
export function buildHead(data: unknown, place: PageLocation, site: unknown): readonly HeadElement[] {
  if (!isSiteData(site)) return [];
  if (isPageData(data)) return buildSectionsPageHead(data, place, site);
  if (isDetailData(data)) return buildDetailHead(data, place, site);
  return isOwnPageData(data) ? buildOwnPageHead(data, place, site) : [];
}
