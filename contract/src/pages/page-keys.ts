/**
 * The content sets a backend delivers (§7); `legal`, `news` and `page`, the pages at addresses that editors choose, are
 * this project's additions.
 */
export const PAGE_KEYS = [
  'client',
  'homepage',
  'products',
  'ecommerce',
  'service',
  'contactus',
  'aboutus',
  'projects',
  'career',
  'blog',
  'review',
  'legal',
  'news',
  'page',
] as const;

export type PageKey = (typeof PAGE_KEYS)[number];

/** The content sets that the specification doesn't name; a backend may lack them. */
export const ADDITIVE_KEYS: readonly PageKey[] = ['legal', 'news', 'page'];

/** Whether a value is the name of a content set. */
export function isPageKey(value: unknown): value is PageKey {
  return PAGE_KEYS.some((key) => key === value);
}
