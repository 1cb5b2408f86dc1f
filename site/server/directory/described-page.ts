import type { Language } from '@kontorwerk/contract/languages';
import { canonicalPath, isFreePath, pageAt } from '@kontorwerk/contract/page-table';
import { PAGES, type PageName } from '@kontorwerk/contract/pages';
import { slugOf } from '@kontorwerk/contract/slug';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';

/** A page, and what its twins are known by. */
export type DescribedPage = {
  /** The same in every language, and for no other page of its row. */
  readonly twin: string;
  /** Put in place anew when it is known, or changes, where the page stands in other languages. */
  entry: DirectoryEntry;
};

/** What is said of a page, besides what its row and its language are. */
export type Description = Partial<Omit<DirectoryEntry, 'alternates' | 'language' | 'page'>> & {
  /** Without its language. */
  readonly path: string;
  readonly title: string;
};

const NOTHING = {
  description: '',
  image: '',
  picture: null,
  date: '',
  modified: '',
  keywords: [],
  text: '',
  questions: [],
  alternates: {},
} as const;

/** Describes a page. @param path with its language */
export function describedPage(page: PageName, language: Language, twin: string, said: Description): DescribedPage {
  return { twin, entry: { ...NOTHING, page, language, ...said } };
}

/**
 * Tells whether a path, without a language, is the own address of a page of a row: what has no name, or a name that means
 * another page, is found at no address or at another one.
 */
export function isOwnPath(page: PageName, path: string): boolean {
  const found = pageAt(path);
  const isNameless = PAGES[page].path.includes(':') && /^\.{0,2}$/.test(slugOf(found.name));
  if (found.page.kind === 'free' && !isFreePath(path.slice(1))) return false;
  return found.page === PAGES[page] && !isNameless && canonicalPath(path) === path;
}
