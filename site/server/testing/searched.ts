import type { Searched } from '../search/searched-page.ts';

/** A page to be searched, a post of which nothing but its title is known, unless the test says more. */
export function searchedPage(path: string, title: string, more: Partial<Searched> = {}): Searched {
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
