import type { Language } from '@kontorwerk/contract/languages';
import type { PageName } from '@kontorwerk/contract/pages';
import type { SmallPicture } from './search-answer.ts';

/** A question that a page answers, and the anchor of the answer there. */
export type AnsweredQuestion = { readonly question: string; readonly answer: string; readonly anchor: string };

/** A published page in one language. */
export type DirectoryEntry = {
  /** The row's name in the table of pages. */
  readonly page: PageName;
  readonly language: Language;
  /** Canonical, with its language: `/de/blog/titel`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The path or address of its picture; empty when it has none. */
  readonly image: string;
  /** The picture that it has in lists; null when it has none. */
  readonly picture: SmallPicture | null;
  /** A post's day as in its card; empty otherwise. */
  readonly date: string;
  /** The ISO moment of the last change; empty when the backend doesn't say. */
  readonly modified: string;
  /** The same page in each language that has it, this one too. */
  readonly alternates: Readonly<Partial<Record<Language, string>>>;
  /** Categories, places, teams. */
  readonly keywords: readonly string[];
  /** Plain words of its sections, or of its text where that is held, a line for each block; may be empty. */
  readonly text: string;
  readonly questions: readonly AnsweredQuestion[];
};
