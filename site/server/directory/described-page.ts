import { slugOf } from '@kontorwerk/contract/address/slug';
import type { ImageSet } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { canonicalPath, isFreePath, pageAt } from '@kontorwerk/contract/pages/page-table';
import { PAGES, type PageName } from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { SmallPicture } from '../../app/content/search-answer.ts';

/** The smallest file width that is sharp for an image of 120 px, in pixels. */
const SHARP = 240;

/** Returns the thumbnail for a list; null if there is none. Only one of its files is kept, as there are many pages. */
export function selectSmallPicture(src: string, set: ImageSet | null): SmallPicture | null {
  if (src === '') return null;
  const [first, ...others] = set?.sources.filter(({ width }) => width >= SHARP) ?? [];
  if (first === undefined) return { src, file: null };
  return { src, file: others.reduce((small, file) => (file.width < small.width ? file : small), first) };
}

/** A page, and the key that it shares with its translations. */
export type DescribedPage = {
  /** The same in every language, and unique within the page's row. */
  readonly twin: string;
  /** Replaced when the page's addresses in other languages become known or change. */
  entry: DirectoryEntry;
};

/** The description of a page, besides its row and its language. */
type Description = Partial<Omit<DirectoryEntry, 'alternates' | 'language' | 'page'>> & {
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

/** Creates a page's entry. @param path with its language */
export function describePage(
  page: PageName,
  language: Language,
  twin: string,
  description: Description,
): DescribedPage {
  return { twin, entry: { ...NOTHING, page, language, ...description } };
}

/**
 * Whether a path, without a language, is the canonical address of a page of a row: without a name, or with a name that
 * means another page, it is no page's address or another page's.
 */
export function isOwnPath(page: PageName, path: string): boolean {
  const found = pageAt(path);
  const isNameless = PAGES[page].path.includes(':') && /^\.{0,2}$/.test(slugOf(found.name));
  if (found.page.kind === 'free' && !isFreePath(path.slice(1))) return false;
  return found.page === PAGES[page] && !isNameless && canonicalPath(path) === path;
}
