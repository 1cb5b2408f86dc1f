import type { SearchedPage } from '../search/searched-page.ts';

/** Builds a page for the search index, a post with only a title, unless the test adds more. */
export function buildSearchedPage(path: string, title: string, more: Partial<SearchedPage> = {}): SearchedPage {
  return {
    page: 'post',
    path,
    title,
    description: '',
    date: '',
    picture: null,
    keywords: [],
    text: '',
    questions: [],
    ...more,
  };
}
