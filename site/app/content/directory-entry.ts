import type { Language } from '@kontorwerk/contract/languages';
import type { PageName } from '@kontorwerk/contract/pages/pages';
import type { SmallPicture } from './search-answer.ts';

/** A question that a page answers, with the anchor of its answer. */
export type AnsweredQuestion = { readonly question: string; readonly answer: string; readonly anchor: string };

/** A published page in one language. */
export type DirectoryEntry = {
  /** The page's key in the table of pages. */
  readonly page: PageName;
  readonly language: Language;
  /** The canonical path with its language: `/de/blog/titel`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The path or address of its picture; empty if it has none. */
  readonly image: string;
  /** Its thumbnail for lists; null if it has none. */
  readonly picture: SmallPicture | null;
  /** A post's date as in its card; empty for other pages. */
  readonly date: string;
  /** ISO time of the last change; empty if the backend doesn't provide it. */
  readonly modified: string;
  /** The paths of all language versions, including this one. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  /** Categories, places, teams. */
  readonly keywords: readonly string[];
  /** Plain text of its sections, or of its article if that is loaded, one line per block; may be empty. */
  readonly text: string;
  readonly questions: readonly AnsweredQuestion[];
};
