import type { Term, WordPressItem } from './read-items.ts';

/** The category that a post has here, which is its first one; undefined where it has none. */
export function categoryOf({ terms }: WordPressItem): Term | undefined {
  return terms.find(({ domain }) => domain === 'category');
}
