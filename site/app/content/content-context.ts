import type { Ask } from '@kontorwerk/contract/content/ask';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { SearchAsk } from '@kontorwerk/contract/search';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { SubmissionPath } from '@kontorwerk/contract/wire';
import { createContext } from 'react-router';
import type { DirectoryEntry } from './directory-entry.ts';
import type { NearestPage, SearchAnswer } from './search-answer.ts';

/** What the server hands to the loaders: content that is already read and sanitised, and the site's settings. */
export interface ContentSource {
  /** The entries of a content set, of long lists the beginning. Throws when there has never been an answer. */
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  /** Whether the backend says that it has no such content set, and nothing stands in its place. */
  isAbsent?(key: PageKey, language: Language): boolean;
  /** What is asked for of a content set. Rejects when it can't be had. */
  answer(key: PageKey, language: Language, ask: Ask): Promise<readonly ContentEntry[]>;
  settings(language: Language): SiteSettings;
  /** What is found for a query, whatever that is. */
  search(ask: SearchAsk, language: Language): SearchAnswer;
  /** The pages that an address may mean that leads to none. */
  nearest(path: string): readonly NearestPage[];
  /** Every page of a language that search engines may know. */
  directory(language: Language): readonly DirectoryEntry[];
  /** The value of the `X-BC-Secure` header (§7). */
  readonly token: string;
  /** The site's public origin, without a slash at the end. */
  readonly publicUrl: string;
  /** The form that a visitor without JavaScript posted, its file on disk; empty where none was. */
  readonly form: FormData;
  /**
   * Sends a form's fields to the backend on behalf of a visitor without JavaScript, with files as data URLs under their
   * names (§3, §7). Without a backend the site's own answer comes in its place.
   */
  post(
    path: SubmissionPath,
    fields: object,
    language: Language,
    files?: Readonly<Record<string, File>>,
  ): Promise<Response>;
}

export const contentContext = createContext<ContentSource>();
