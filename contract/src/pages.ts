import { HOME_NEWS_COUNT } from './constants.ts';
import type { ListKind } from './content/list-kinds.ts';
import type { SectionKind } from './content/section-kinds.ts';
import type { PageKey } from './page-keys.ts';
import { KIND_PARAMETER, MORE_RESULTS, QUERY_PARAMETER, RESULT_KINDS, SEARCH_PATH, SHOWN_PARAMETER } from './search.ts';

/** Where in the browser's storage the card is put that a visitor selected (§2, to the letter). */
export type StorageKey = 'ecommercedetail' | 'servicedetail' | 'pojectdetail' | 'careerdetail' | 'newsdetail';

/** The ground of the picture that links to a page are shown with: pages of the same room look alike. */
export type Ground = 'paper' | 'petrol' | 'mist' | 'marigold';

/** What a page belongs to, for those who look through all pages: subjects in the order in which they are named. */
export const SUBJECTS = ['agency', 'services', 'ecommerce', 'products', 'projects', 'posts', 'jobs', 'legal'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The longest value of a parameter that a visitor writes freely, in characters: longer ones are nobody's choice. */
export const FREE_PARAMETER_MAX = 200;

type AnyPage = {
  /** Below the language's prefix; a segment such as `:title` is the parameter that names what is shown. */
  readonly path: string;
  readonly subject: Subject;
  /** Paper where it isn't named. */
  readonly ground?: Ground;
  /** The form that is posted to this address. */
  readonly form?: 'message' | 'application';
  /** The page that lists what is shown here, where it isn't in the menu itself. */
  readonly list?: string;
  /** Parameters of the query that a visitor writes freely, up to `FREE_PARAMETER_MAX`. */
  readonly freeParameters?: readonly string[];
  /** Parameters that change what is shown for those, each with the values that it may have. */
  readonly narrowingParameters?: Readonly<Record<string, readonly string[]>>;
  /** Where a card is stored whose link leads here. */
  readonly stored?: StorageKey;
  /** A message that is written at its foot is about what it shows. */
  readonly topical?: true;
  /** Not for search engines, which it tells so: it stands in no list of pages. */
  readonly unlisted?: true;
};

/**
 * A page of sections: the entry of that title, or of the title that the address names. A `free` page's entry has its path
 * as its title: editors choose it, among all that no other page has. Where there is none, the error page is shown (§2).
 */
export type SectionsPage = AnyPage & {
  readonly kind: 'sections' | 'form' | 'free';
  readonly key: PageKey;
  readonly entry?: string;
  /** The kind of list that goes on under further addresses of the page (`?page=2`), where it is long. */
  readonly paged?: ListKind;
  /** How many cards of a news list are shown: the last ones (§2, §9). */
  readonly newsCount?: number;
  /** The page's own address, where this is a second one (§2). */
  readonly secondOf?: string;
  /** Names as an address misspells them, and what they mean (§2). */
  readonly misspelt?: Readonly<Record<string, string>>;
};

/** A page for one card of a list (§2). */
export type DetailPage = AnyPage & {
  readonly kind: 'detail';
  /** The content sets in which the card is looked for, in order. */
  readonly keys: readonly PageKey[];
  /** The kinds of section whose cards have this page. */
  readonly cards: readonly SectionKind[];
  readonly stored: StorageKey;
  readonly list: string;
  /** How the address names a card: by the slug of its title, or as a role whose hyphens read as spaces (§2). */
  readonly named: 'slug' | 'role';
  /** Where a visitor is sent when there is no such card; null shows the page in its loading state (§2). */
  readonly otherwise: string | null;
  /**
   * Leads on to the next card of its list, and back: round its ends, or, where the list is one in time, from end to end. The
   * others that it offers are those that share most with its own.
   */
  readonly steps?: 'round' | 'in time';
  /** A stored card whose title isn't among the cards leads to `/404` (§2, §8) instead of being shown as it is. */
  readonly listedOnly?: true;
  /** What was here once may have ended, and its address then says so (410). */
  readonly ends?: true;
  /** A card without its text shows the error page (§2). */
  readonly needsText?: true;
  /** A card without its text has a page that is not for search engines: lists lead elsewhere from there. */
  readonly listedWithText?: true;
};

/** A page of the site itself, of which a backend has no entry: its module in the app's routes is called as its row. */
export type OwnPage = AnyPage & { readonly kind: 'own' };

export type Page = SectionsPage | DetailPage | OwnPage;

/** The entry that leads to the others of its content set (additive to §2). */
const OVERVIEW = 'Overview';

/**
 * The pages of the site (§2, the table of routes), the same under both languages' addresses. All that site and CMS
 * know of a page follows from its row: routes, loading and prefetching, cache keys, forms, previews, addresses.
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

/** The name of a row of the table. */
export type PageName = keyof Table;

/** The names of the rows of a kind of page. */
export type NameOf<K extends Page['kind']> = {
  [N in PageName]: Table[N] extends { readonly kind: K } ? N : never;
}[PageName];

/** Tells whether a row is a page of the site itself. */
export function isOwnPageName(name: PageName): name is NameOf<'own'> {
  return PAGES[name].kind === 'own';
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

/** The names of the rows, in the table's order. */
export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName);
