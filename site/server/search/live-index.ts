import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { SEARCH_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import type { Directory } from '../directory/directory.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { PageIndexing, SearchedPage } from './searched-page.ts';

/** An index per language that follows the site index. */
export type LiveIndex = {
  of(language: Language): SearchIndex<SearchedPage>;
  stop(): void;
};

/** Limits the indexed texts to the memory for all, in order; the other fields are always indexed. */
function limitTexts(documents: readonly SearchedPage[]): readonly SearchedPage[] {
  let room: number = SEARCH_LIMITS.textOfAll;
  return documents.map((page) => {
    const length = Math.min(page.text.length, SEARCH_LIMITS.textOfPage);
    if (length > room) return { ...page, text: '' };
    room -= length;
    return page;
  });
}

/** Follows the site index in the background: changes are gathered, and indexing yields to other work. */
export function createLiveIndex(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  indexing: PageIndexing,
  { log, gatherMs = SEARCH_LIMITS.gatherMs }: { readonly log: Log; readonly gatherMs?: number },
): LiveIndex {
  const aborter = new AbortController();
  const indexes: Readonly<Record<Language, SearchIndex<SearchedPage>>> = {
    en: createSearchIndex('en', indexing),
    de: createSearchIndex('de', indexing),
  };
  let timer: NodeJS.Timeout | undefined;
  let isOutdated = true;
  let running: Promise<void> | null = null;

  async function update(): Promise<void> {
    while (isOutdated && !aborter.signal.aborted) {
      isOutdated = false;
      for (const language of LANGUAGES) {
        const pages = directory.entries(language).slice(0, SEARCH_LIMITS.pages);
        await indexes[language].update(limitTexts(indexing.documentsOf(pages)), aborter.signal);
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

  function schedule(): void {
    isOutdated = true;
    if (aborter.signal.aborted) return;
    timer ??= setTimeout(run, gatherMs).unref();
  }

  const unsubscribe = directory.onChange(schedule);
  schedule();
  return {
    of: (language) => indexes[language],
    stop() {
      aborter.abort();
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/**
 * Follows a lazy site index: it is read when the search is used, up to its current state. The first search finds
 * nothing yet.
 */
export function createLazyIndex(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  ...options: readonly [Parameters<typeof createLiveIndex>[1], Parameters<typeof createLiveIndex>[2]]
): LiveIndex {
  let index: LiveIndex | undefined;
  return {
    of(language) {
      index ??= createLiveIndex(directory, ...options);
      directory.entries(language);
      return index.of(language);
    },
    stop: () => index?.stop(),
  };
}
