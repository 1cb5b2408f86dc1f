import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { SEARCH_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import type { Directory } from '../directory/directory.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { PageIndexing, Searched } from './searched-page.ts';

/** An index per language that follows the site index. */
export type FollowedIndex = {
  of(language: Language): SearchIndex<Searched>;
  stop(): void;
};

/** Limits the indexed texts to the memory for all, in order; the other fields are always indexed. */
function bounded(documents: readonly Searched[]): readonly Searched[] {
  let room: number = SEARCH_LIMITS.textOfAll;
  return documents.map((page) => {
    const length = Math.min(page.text.length, SEARCH_LIMITS.textOfPage);
    if (length > room) return { ...page, text: '' };
    room -= length;
    return page;
  });
}

/** Follows the site index in the background: changes are gathered, and indexing yields to other work. */
export function followDirectory(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  indexing: PageIndexing,
  { log, gatherMs = SEARCH_LIMITS.gatherMs }: { readonly log: Log; readonly gatherMs?: number },
): FollowedIndex {
  const ending = new AbortController();
  const indexes: Readonly<Record<Language, SearchIndex<Searched>>> = {
    en: createSearchIndex('en', indexing),
    de: createSearchIndex('de', indexing),
  };
  let timer: NodeJS.Timeout | undefined;
  let isOutdated = true;
  let running: Promise<void> | null = null;

  async function update(): Promise<void> {
    while (isOutdated && !ending.signal.aborted) {
      isOutdated = false;
      for (const language of LANGUAGES) {
        const pages = directory.entries(language).slice(0, SEARCH_LIMITS.pages);
        await indexes[language].update(bounded(indexing.documentsOf(pages)), ending.signal);
      }
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= update()
      .catch((error) => log.error(`the index of the search: ${reasonOf(error)}`))
      .finally(() => {
        running = null;
      });
    return running;
  }

  function later(): void {
    isOutdated = true;
    if (ending.signal.aborted) return;
    timer ??= setTimeout(run, gatherMs).unref();
  }

  const unfollow = directory.onChange(later);
  later();
  return {
    of: (language) => indexes[language],
    stop() {
      ending.abort();
      clearTimeout(timer);
      unfollow();
    },
  };
}

/**
 * Follows a lazy site index: it is read when the search is used, up to its current state. The first search finds
 * nothing yet.
 */
export function followWhenAsked(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  ...how: readonly [Parameters<typeof followDirectory>[1], Parameters<typeof followDirectory>[2]]
): FollowedIndex {
  let index: FollowedIndex | undefined;
  return {
    of(language) {
      index ??= followDirectory(directory, ...how);
      directory.entries(language);
      return index.of(language);
    },
    stop: () => index?.stop(),
  };
}
