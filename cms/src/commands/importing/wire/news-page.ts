import { matchesSlug } from '@kontorwerk/contract/address/slug';
import { deriveNews } from '@kontorwerk/contract/content/derived-news';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_LABELS } from '@kontorwerk/contract/navigation/page-labels';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Page } from '#cms/base/payload-types.ts';
import { type Stored, textIn } from '#cms/kit/stored-values.ts';
import type { Findings } from '../findings.ts';
import type { WireContent } from './read-wire.ts';

/** Creates the news page of a backend without news, whose site shows the blog's posts there; none in any other case. */
export function makeNewsPage(
  { entries, missing }: Pick<WireContent, 'entries' | 'missing'>,
  pages: readonly Stored<Page>[],
  findings: Findings,
): readonly Stored<Page>[] {
  const { blogs, news } = PAGES;
  const sets = entries.get(blogs.key);
  const hasPosts = LANGUAGES.some((language) => deriveNews(sets?.[language] ?? []).length > 0);
  if (!missing.has(news.key) || !hasPosts) return [];
  const blog = pages.find(
    ({ page_key, slug }) => page_key === blogs.key && matchesSlug(textIn('en', slug), blogs.entry),
  );
  if (!blog) return [];
  findings.note(
    news.key,
    `the backend has none: ${news.path} shows the blog’s posts, as it does in front of that backend`,
  );
  return [{ ...blog, id: pages.length + 1, page_key: news.key, slug: news.entry, title: PAGE_LABELS[news.path] }];
}
