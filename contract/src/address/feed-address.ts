import type { Language, LocalText } from '../languages.ts';
import { PAGES, type Page, type SectionsPage } from '../pages/pages.ts';
import { inLanguage, languageOf, withoutLanguage } from './address.ts';

/** A list that feed readers can subscribe to. */
export type Feed = {
  /** The page that lists the same cards. */
  readonly page: SectionsPage;
  /** The detail page of its cards. */
  readonly card: Page;
  readonly label: LocalText;
};

/** Every feed, by its name in addresses. */
export const FEEDS = {
  blog: { page: PAGES.blogs, card: PAGES.post, label: { en: 'Blog', de: 'Blog' } },
  news: { page: PAGES.news, card: PAGES.post, label: { en: 'News', de: 'News' } },
  jobs: { page: PAGES.career, card: PAGES.job, label: { en: 'Jobs', de: 'Stellen' } },
} as const satisfies Readonly<Record<string, Feed>>;
export type FeedName = keyof typeof FEEDS;

/** The formats of each feed, by the extension of its address, with their media types. */
export const FEED_FORMATS = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** A feed as its address identifies it. */
export type FeedId = { readonly name: FeedName; readonly form: FeedFormat; readonly language: Language };

/** The path of a feed: `/de/feeds/blog.atom`. */
export function feedAddress({ name, form, language }: FeedId): string {
  return inLanguage(`/feeds/${name}.${form}`, language);
}

function isOneOf<K extends string>(table: { readonly [N in K]: unknown }, name: string | undefined): name is K {
  return name !== undefined && Object.hasOwn(table, name);
}

/** Parses a feed's path in any language; null for any other path. */
export function parseFeedAddress(path: string): FeedId | null {
  const [, name, form] = /^\/feeds\/(\w+)\.(\w+)$/.exec(withoutLanguage(path)) ?? [];
  if (!isOneOf(FEEDS, name) || !isOneOf(FEED_FORMATS, form)) return null;
  return { name, form, language: languageOf(path) };
}

const NAMES: readonly FeedName[] = ['blog', 'news', 'jobs'];

function isLinkedFrom(feed: Feed, page: Page): boolean {
  return page === feed.page || (page === feed.card && page.kind === 'detail' && page.keys.includes(feed.page.key));
}

/** The feeds that a page links to: that of its list, or those that its card may appear in. */
export function listFeeds(page: Page): readonly FeedName[] {
  return NAMES.filter((name) => isLinkedFrom(FEEDS[name], page));
}
