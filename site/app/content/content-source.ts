import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { SearchQuery } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { SubmissionPath } from '@kontorwerk/contract/wire';
import type { DirectoryEntry } from './directory-entry.ts';
import type { NearestPage, SearchAnswer } from './search-answer.ts';

/** Passed to the loaders by the server: validated, sanitised content and the site's settings. */
export interface ContentSource {
  /**
   * Returns the entries of a content set, only the first page of long lists. Throws if the backend has never answered.
   */
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  /** Whether the backend reports that it has no such content set and nothing replaces it. */
  isAbsent?(key: PageKey, language: Language): boolean;
  /** Resolves a query on a content set. Rejects if its data can't be had. */
  answer(key: PageKey, language: Language, query: ContentQuery): Promise<readonly ContentEntry[]>;
  settings(language: Language): SiteSettings;
  /** Searches for a query, which may be any text. */
  search(query: SearchQuery, language: Language): SearchAnswer;
  /** Returns the pages that a broken address may have meant. */
  nearest(path: string): readonly NearestPage[];
  /** Returns every page of a language that search engines may index. */
  directory(language: Language): readonly DirectoryEntry[];
  /** The value of the `X-BC-Secure` header (§7). */
  readonly token: string;
  /** The site's public origin, without a trailing slash. */
  readonly publicUrl: string;
  /** The form posted by a visitor without JavaScript, its file on disk; empty if none was posted. */
  readonly form: FormData;
  /**
   * Submits a form to the backend for a visitor without JavaScript, with files as data URLs under their names (§3, §7).
   * Without a backend the site itself answers.
   */
  post(
    path: SubmissionPath,
    fields: object,
    language: Language,
    files?: Readonly<Record<string, File>>,
  ): Promise<Response>;
}
