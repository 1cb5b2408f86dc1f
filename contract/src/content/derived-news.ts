import { matchesSlug } from '../address/slug.ts';
import { PAGES } from '../pages/pages.ts';
import type { ContentEntry } from './entry.ts';
import type { SectionKind } from './section-kinds.ts';

const SHOWS_POSTS: SectionKind = 'News';

/** Derives the news page from the blog's, for a backend without news; empty if the blog shows no posts. */
export function deriveNews(blog: readonly ContentEntry[]): readonly ContentEntry[] {
  const entry = blog.find(({ title }) => matchesSlug(title, PAGES.blogs.entry));
  const hasPosts = entry?.meta.some(({ component_name }) => component_name === SHOWS_POSTS);
  return entry && hasPosts ? [{ ...entry, title: PAGES.news.entry }] : [];
}
