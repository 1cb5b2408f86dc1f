import { languageOf } from '@kontorwerk/contract/address/address';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import type { Graph, Question, Thing, WebPage } from 'schema-dts';
import type { CurrentPage, PageLocation } from '#app/base/current-page.ts';
import { isSiteData, type SiteData } from '#app/base/site-data.ts';
import {
  type DetailData,
  isDetailData,
  isOwnPageData,
  isPageData,
  type OwnPageData,
  type PageData,
} from '#app/content/page-data.ts';
import { chooseCardTitle, chooseEntryTitle } from '#app/pages/page-title.ts';
import { describePost } from './blog-posting.ts';
import { describeBreadcrumbs, findCrumbTitle, listCrumbs } from './breadcrumb-list.ts';
import type { DescribedPage } from './described-page.ts';
import { describeJob } from './job-posting.ts';
import { describeOrganization, type ShownOffices } from './organization.ts';
import { describeProducts } from './product-offers.ts';
import { describeProject } from './project-work.ts';
import { describeQuestions } from './question-list.ts';
import { describeService } from './service-offer.ts';
import { buildSiteIds, makeAbsolute } from './site-addresses.ts';
import { describeWebSite } from './web-site.ts';

/** The content of a page of any kind. */
type Content = {
  readonly title: string;
  /** Its title in the breadcrumbs; null if it shows none. */
  readonly crumbTitle: string | null;
  readonly questions: readonly Question[];
  readonly offices: ShownOffices;
  readonly things: readonly Thing[];
};

const LISTS: readonly Page[] = [
  PAGES.career,
  PAGES.news,
  PAGES.blogs,
  PAGES.projects,
  PAGES.ecommerceOverview,
  PAGES.servicesOverview,
  PAGES.sitemap,
];
const SERVICES: readonly Page[] = [PAGES.ecommerce, PAGES.ecommerceDetail, PAGES.services, PAGES.hire];

const NO_OFFICES: ShownOffices = { places: false, hours: false };

function isOneOf(pages: readonly Page[], page: Page): boolean {
  return pages.includes(page);
}

/**
 * Returns a page's schema.org type by its row in the table; pages with questions get another, which takes precedence.
 */
function pageType(page: Page): 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage' | 'WebPage' {
  if (page === PAGES.search) return 'SearchResultsPage';
  if (page === PAGES.contact) return 'ContactPage';
  if (page === PAGES.about) return 'AboutPage';
  return isOneOf(LISTS, page) ? 'CollectionPage' : 'WebPage';
}

/** Returns which office data a page's strip and map show; the footer's data counts only along with one of these. */
function shownOffices({ meta }: ContentEntry): ShownOffices {
  const hours = meta.some(({ component_name, layout }) => component_name === 'Banner' && layout === 'home');
  const map = meta.some(({ component_name }) => component_name === 'ContactMap');
  return { places: hours || map, hours };
}

/** Describes the subjects of a page of sections. */
function sectionThings(page: Page, { meta }: ContentEntry, name: string, described: DescribedPage): readonly Thing[] {
  if (page === PAGES.products) return describeProducts(meta, described);
  if (!isOneOf(SERVICES, page)) return [];
  const { description = '', bg_image = '' } = meta[0] ?? {};
  return [describeService({ name, description, image: bg_image }, described)];
}

function contentOfEntry(place: PageLocation, entry: ContentEntry, described: DescribedPage): Content {
  const title = findCrumbTitle(entry);
  const name = title === null ? undefined : listCrumbs(place, title, described.site, described.language).at(-1)?.label;
  return {
    title: chooseEntryTitle(entry),
    crumbTitle: title,
    questions: describeQuestions(entry.meta, described.url),
    offices: shownOffices(entry),
    things: name === undefined ? [] : sectionThings(place.page, entry, name, described),
  };
}

function cardThings(page: Page, card: Card, described: DescribedPage): readonly Thing[] {
  if (page === PAGES.post) return [describePost(card, described)];
  if (page === PAGES.project) return [describeProject(card, described)];
  if (page === PAGES.service) return [describeService({ ...card, name: card.title }, described)];
  const job = page === PAGES.job ? describeJob(card, described) : null;
  return job ? [job] : [];
}

function contentOfCard(page: Page, card: Card, described: DescribedPage): Content {
  return {
    title: chooseCardTitle(card),
    crumbTitle: card.title,
    questions: [],
    offices: NO_OFFICES,
    things: cardThings(page, card, described),
  };
}

/** Returns the content of one of the site's own pages; the search page has no breadcrumbs. */
function contentOfOwn(page: Page, { title }: OwnPageData): Content {
  const crumbTitle = page === PAGES.search ? null : title;
  return { title, crumbTitle, questions: [], offices: NO_OFFICES, things: [] };
}

type Loaded = Extract<DetailData | PageData | OwnPageData, { readonly status: 'loaded' }>;

function contentOf(place: PageLocation, loaded: Loaded, described: DescribedPage): Content {
  const { page } = place;
  if ('card' in loaded) return contentOfCard(page, loaded.card, described);
  return 'entry' in loaded ? contentOfEntry(place, loaded.entry, described) : contentOfOwn(page, loaded);
}

/** Describes the page itself. */
function webPage(page: Page, content: Content, { url, language, site }: DescribedPage): WebPage {
  const common = {
    '@id': url,
    url,
    name: content.title,
    inLanguage: language,
    isPartOf: { '@id': buildSiteIds(site.publicUrl, language).website },
    ...(content.crumbTitle !== null && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  };
  if (content.questions.length === 0) return { '@type': pageType(page), ...common };
  return { '@type': 'FAQPage', ...common, mainEntity: content.questions };
}

/** Returns the current page and its content; null if there is nothing to describe. */
function read({ place, data }: CurrentPage, site: SiteData): { described: DescribedPage; content: Content } | null {
  const language = languageOf(place.pathname);
  const loaded = isDetailData(data) || isPageData(data) || isOwnPageData(data) ? data : null;
  if (loaded?.status !== 'loaded') return null;
  const own = loaded.addresses[language];
  if (own === null) return null;
  const described = { url: makeAbsolute(site.publicUrl, own), language, site };
  return { described, content: contentOf(place, loaded, described) };
}

/**
 * Builds a page's structured data in the vocabulary of schema.org, only from what the page shows. Null for error pages,
 * and for the response to a form.
 */
export function describePageData(shown: CurrentPage): Graph | null {
  const { place, site, posted, failure } = shown;
  const found = failure === null && posted === null && isSiteData(site) ? read(shown, site) : null;
  if (found === null || !isSiteData(site)) return null;
  const { described, content } = found;
  const { url, language } = described;
  const { page } = place;
  const crumbs = content.crumbTitle === null ? [] : listCrumbs(place, content.crumbTitle, site, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPage(page, content, described),
      ...(crumbs.length > 0 ? [describeBreadcrumbs(crumbs, { url, publicUrl: site.publicUrl, language })] : []),
      ...content.things,
      describeWebSite(site, language, page === PAGES.home),
      ...describeOrganization(site, language, content.offices),
    ],
  };
}
