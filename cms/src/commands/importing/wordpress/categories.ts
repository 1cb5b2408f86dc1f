import type { Term, WordPressItem } from './read-items.ts';

/** Returns a post's first category, the only one here; undefined without one. */
export function categoryOf({ terms }: WordPressItem): Term | undefined {
  return terms.find(({ domain }) => domain === 'category');
}
