import { HOME_NEWS_COUNT } from '../constants.ts';
import type { ListKind } from '../content/list-kinds.ts';
import {
  KIND_PARAMETER,
  MORE_RESULTS,
  QUERY_PARAMETER,
  RESULT_KINDS,
  SEARCH_PATH,
  SHOWN_PARAMETER,
} from '../content/search.ts';
import type { SectionKind } from '../content/section-kinds.ts';
import type { PageKey } from './page-keys.ts';

/** The browser-storage key of the card that a visitor selected (§2, to the letter). */
export type StorageKey = 'ecommercedetail' | 'servicedetail' | 'pojectdetail' | 'careerdetail' | 'newsdetail';

/** The background of a page's link preview: pages of the same topic look alike. */
export type Ground = 'paper' | 'petrol' | 'mist' | 'marigold';

/** The topics by which the list of all pages is grouped, in display order. */
export const SUBJECTS = ['agency', 'services', 'ecommerce', 'products', 'projects', 'posts', 'jobs', 'legal'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The longest value of a free-text parameter, in characters. */
export const FREE_PARAMETER_MAX = 200;

type AnyPage = {
  /** The path without a language prefix; a segment such as `:title` is the parameter that names the entry or card. */
  readonly path: string;
  readonly subject: Subject;
  /** Paper by default. */
  readonly ground?: Ground;
  /** The form that posts to this address. */
  readonly form?: 'message' | 'application';
  /** The path of the page that lists these cards, if this page is not in the menu. */
  readonly list?: string;
  /** Free-text query parameters, up to `FREE_PARAMETER_MAX`. */
  readonly freeParameters?: readonly string[];
  /** Query parameters that refine `freeParameters`, each with its allowed values; ignored without one. */
  readonly narrowingParameters?: Readonly<Record<string, readonly string[]>>;
  /** The storage key of the card whose link leads here. */
  readonly stored?: StorageKey;
  /** The contact form at its foot is about the page's entry or card. */
  readonly topical?: true;
  /** Not indexed (`noindex`), and in no sitemap or list of pages. */
  readonly unlisted?: true;
};

/**
 * A page of sections: the entry `entry`, or the one that the address names. The title of a `free` page's entry is its
 * path, which editors choose among those that no other page has; without an entry the error page is shown (§2).
 */
export type SectionsPage = AnyPage & {
  readonly kind: 'sections' | 'form' | 'free';
  readonly key: PageKey;
  readonly entry?: string;
  /** The kind of list that is paginated here (`?page=2`). */
  readonly paged?: ListKind;
  /** The number of cards that a news list shows: the last ones (§2, §9). */
  readonly newsCount?: number;
  /** The page's canonical path, if this is a second address (§2). */
  readonly secondOf?: string;
  /** Misspelt names in addresses, with the correct ones (§2). */
  readonly misspelt?: Readonly<Record<string, string>>;
};

/** A page for one card of a list (§2). */
export type DetailPage = AnyPage & {
  readonly kind: 'detail';
  /** The content sets to look the card up in, in order. */
  readonly keys: readonly PageKey[];
  /** The kinds of section whose cards have this page. */
  readonly cards: readonly SectionKind[];
  readonly stored: StorageKey;
  readonly list: string;
  /** The address names a card by the slug of its title, or as a role whose hyphens read as spaces (§2). */
  readonly named: 'slug' | 'role';
  /** The redirect target if the card doesn't exist; null shows the page in its loading state (§2). */
  readonly otherwise: string | null;
  /**
   * Links to the next and the previous card of its list: wrapping around, or, for a chronological list, from end to
   * end. The related cards are those that share the most with it.
   */
  readonly steps?: 'round' | 'in time';
  /** A stored card whose title isn't among the cards leads to `/404` (§2, §8) instead of being shown as it is. */
  readonly listedOnly?: true;
  /** A card that existed once may have ended; its address then answers 410. */
  readonly ends?: true;
  /** A card without its text shows the error page (§2). */
  readonly needsText?: true;
  /** The page of a card without its text is `noindex`: lists link elsewhere instead. */
  readonly listedWithText?: true;
};

/** A page of the site itself, without an entry in the backend; its route module has the name of its row. */
export type OwnPage = AnyPage & { readonly kind: 'own' };

export type Page = SectionsPage | DetailPage | OwnPage;

/** The title of the entry that links to the others of its content set (additive to §2). */
const OVERVIEW = 'Overview';

/**
 * The site's pages (§2, the table of routes), the same in both languages. Everything that site and CMS know of a page
 * follows from its row: routes, loading and prefetching, cache keys, forms, previews, addresses.
 */
export const PAGES = {
  home: { path: '/', kind: 'sections', subject: 'agency', key: 'homepage', entry: 'Home', newsCount: HOME_NEWS_COUNT },
  products: {
    path: '/products',
    kind: 'sections',
    subject: 'products',
    key: 'products',
    entry: 'Products',
    topical: true,
  },
  ecommerceOverview: {
    path: '/ecommerce',
    kind: 'sections',
    subject: 'ecommerce',
    key: 'ecommerce',
    entry: OVERVIEW,
    ground: 'petrol',
    topical: true,
  },
  ecommerce: {
    path: '/ecommerce/:pagename',
    kind: 'sections',
    subject: 'ecommerce',
    key: 'ecommerce',
    stored: 'ecommercedetail',
    ground: 'petrol',
    topical: true,
  },
  ecommerceDetail: {
    path: '/ecommerce-detail/:title',
    kind: 'sections',
    subject: 'ecommerce',
    key: 'ecommerce',
    secondOf: '/ecommerce/:pagename',
    stored: 'ecommercedetail',
    ground: 'petrol',
    topical: true,
  },
  servicesOverview: {
    path: '/services',
    kind: 'sections',
    subject: 'services',
    key: 'service',
    entry: OVERVIEW,
    topical: true,
  },
  services: {
    path: '/services/:pagename',
    kind: 'sections',
    subject: 'services',
    key: 'service',
    misspelt: { webdevelopmente: 'webdevelopment' },
    stored: 'servicedetail',
    topical: true,
  },
  service: {
    path: '/service-detail/:serviceTitle',
    kind: 'detail',
    subject: 'services',
    keys: ['homepage', 'service', 'ecommerce', 'products', 'aboutus'],
    cards: ['ServicesGrid'],
    stored: 'servicedetail',
    list: '/services',
    named: 'slug',
    otherwise: null,
    listedWithText: true,
    topical: true,
  },
  contact: {
    path: '/contactus/contactform',
    kind: 'form',
    subject: 'agency',
    key: 'contactus',
    entry: 'Contact form',
    form: 'message',
    freeParameters: ['from', 'to', 'about', 'topic', 'person', 'service'],
    ground: 'marigold',
  },
  career: {
    path: '/contactus/career',
    kind: 'sections',
    subject: 'jobs',
    key: 'career',
    entry: 'Career',
    paged: 'CareerGrid',
    ground: 'marigold',
    topical: true,
  },
  hire: {
    path: '/contactus/hireadeveloper',
    kind: 'sections',
    subject: 'services',
    key: 'contactus',
    entry: 'Hire a developer',
    ground: 'marigold',
    topical: true,
  },
  about: {
    path: '/agency/aboutus',
    kind: 'sections',
    subject: 'agency',
    key: 'aboutus',
    entry: 'About us',
    ground: 'mist',
  },
  blogs: {
    path: '/agency/blogs',
    kind: 'sections',
    subject: 'posts',
    key: 'blog',
    entry: 'Blogs',
    paged: 'News',
    ground: 'mist',
  },
  news: {
    path: '/agency/news',
    kind: 'sections',
    subject: 'posts',
    key: 'news',
    entry: 'News',
    paged: 'News',
    ground: 'mist',
  },
  post: {
    path: '/blog/:title',
    kind: 'detail',
    subject: 'posts',
    keys: ['blog', 'news'],
    cards: ['News'],
    stored: 'newsdetail',
    list: '/agency/blogs',
    named: 'slug',
    otherwise: '/agency/blogs',
    steps: 'in time',
    listedOnly: true,
    ground: 'mist',
  },
  projects: {
    path: '/projects',
    kind: 'sections',
    subject: 'projects',
    key: 'projects',
    entry: 'Projects',
    paged: 'ProjectGrid',
    ground: 'petrol',
  },
  project: {
    path: '/projects/:title',
    kind: 'detail',
    subject: 'projects',
    keys: ['projects'],
    cards: ['ProjectGrid', 'ProjectSlider'],
    stored: 'pojectdetail',
    list: '/projects',
    named: 'slug',
    otherwise: '/projects',
    steps: 'round',
    ground: 'petrol',
    topical: true,
  },
  job: {
    path: '/jobapply/:role',
    kind: 'detail',
    subject: 'jobs',
    keys: ['career'],
    cards: ['CareerGrid'],
    form: 'application',
    stored: 'careerdetail',
    list: '/contactus/career',
    named: 'role',
    otherwise: '/404',
    ends: true,
    needsText: true,
    ground: 'marigold',
    topical: true,
  },
  application: {
    path: '/career-form',
    kind: 'form',
    subject: 'jobs',
    key: 'career',
    entry: 'Career form',
    form: 'application',
    list: '/contactus/career',
    ground: 'marigold',
    topical: true,
    unlisted: true,
  },
  search: {
    path: SEARCH_PATH,
    kind: 'own',
    subject: 'agency',
    freeParameters: [QUERY_PARAMETER],
    narrowingParameters: { [KIND_PARAMETER]: RESULT_KINDS, [SHOWN_PARAMETER]: MORE_RESULTS.map(String) },
    unlisted: true,
  },
  imprint: { path: '/imprint', kind: 'sections', subject: 'legal', key: 'legal', entry: 'Imprint', topical: true },
  terms: {
    path: '/termsandcondition',
    kind: 'sections',
    subject: 'legal',
    key: 'legal',
    entry: 'Terms',
    topical: true,
  },
  privacy: { path: '/privacy', kind: 'sections', subject: 'legal', key: 'legal', entry: 'Privacy', topical: true },
  accessibility: {
    path: '/accessibility',
    kind: 'sections',
    subject: 'legal',
    key: 'legal',
    entry: 'Accessibility',
    topical: true,
  },
  sitemap: { path: '/sitemap', kind: 'own', subject: 'agency' },
  free: { path: '/*', kind: 'free', subject: 'agency', key: 'page' },
} as const satisfies Readonly<Record<string, Page>>;

type Table = typeof PAGES;

/** The name of a row. */
export type PageName = keyof Table;

/** The names of the rows of one kind of page. */
export type NameOf<K extends Page['kind']> = {
  [N in PageName]: Table[N] extends { readonly kind: K } ? N : never;
}[PageName];

/** Whether a row is a page of the site itself. */
export function isOwnPageName(name: PageName): name is NameOf<'own'> {
  return PAGES[name].kind === 'own';
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

/** The names of the rows, in table order. */
export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName);
