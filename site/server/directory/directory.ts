import { isDeepStrictEqual } from 'node:util';
import { hasDetails } from '@kontorwerk/contract/content/detail-cards';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import {
  type DetailPage,
  isOwnPageName,
  type OwnPage,
  PAGE_NAMES,
  PAGES,
  type Page,
  type PageName,
} from '@kontorwerk/contract/pages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { DIRECTORY_TIMES, type DirectoryTimes } from '../base/limits.ts';
import { ContentUnavailable } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { DescribedPage } from './described-page.ts';
import { detailPage } from './detail-pages.ts';
import { asShown, beyond, ListChanged, type LongList, listName, longListsIn, readLongList } from './long-list.ts';
import { ownPages } from './own-pages.ts';
import { sectionsPages } from './sections-pages.ts';

export type { DirectoryEntry } from '../../app/content/directory-entry.ts';

/** Every published page that search engines may know, in both languages, as the content store has them. */
export type Directory = {
  /** Row by row of the table of pages, posts from the newest on. The same array as long as nothing of it changes. */
  entries(language: Language): readonly DirectoryEntry[];
  /** Grows when any entry changed. */
  readonly version: number;
  /** Calls a listener when any entry has changed; returns what ends that. */
  onChange(listener: () => void): () => void;
  stop(): void;
};

export type DirectoryOptions = {
  readonly store: Pick<ContentStore, 'answer' | 'entries' | 'movedTo' | 'onChange'>;
  readonly background: BackgroundQueue;
  readonly clock: () => number;
  readonly times?: Partial<DirectoryTimes>;
  /** Whether long lists are read before anybody asks for an entry; they are by default. */
  readonly eager?: boolean;
};

type Lists = Readonly<Record<Language, readonly DirectoryEntry[]>>;

/** How two pages of a row are told apart where hyphens may be many (§2). */
function addressKey(page: Page, path: string): string {
  return page.kind === 'detail' && page.named === 'role' ? path.replace(/-+/g, '-') : path;
}

export function createDirectory({ store, background, clock, ...options }: DirectoryOptions): Directory {
  const times = { ...DIRECTORY_TIMES, ...options.times };
  const listeners = new Set<() => void>();
  /** What was made of content sets: those that haven't changed are the same objects. */
  const made = new WeakMap<readonly ContentEntry[], Map<PageName, readonly DescribedPage[]>>();
  const finished = new WeakMap<DescribedPage, DirectoryEntry>();
  /** The pages of long lists as they were last read, by the lists' names. */
  const known = new Map<string, { readonly state: string; readonly pages: readonly DescribedPage[] }>();
  let lists: Lists = { en: [], de: [] };
  let version = 0;
  let isOutdated = true;
  let isWanted = options.eager ?? true;
  let isReading = false;
  let isStopped = false;
  let readAgainAt = 0;
  let gathering: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;

  /** What is held of a content set; none while there was never an answer. */
  function held(key: PageKey, language: Language): readonly ContentEntry[] | null {
    try {
      return store.entries(key, language);
    } catch (error) {
      if (error instanceof ContentUnavailable) return null;
      throw error;
    }
  }

  function madeOf(entries: readonly ContentEntry[], name: PageName, make: () => readonly DescribedPage[]) {
    const ofSet = made.get(entries) ?? new Map<PageName, readonly DescribedPage[]>();
    made.set(entries, ofSet);
    const pages = ofSet.get(name) ?? make();
    ofSet.set(name, pages);
    return pages;
  }

  function heldCards(name: PageName, page: DetailPage, language: Language, entries: readonly ContentEntry[]) {
    return entries.flatMap((entry) =>
      entry.meta
        .filter((section) => hasDetails(page, section))
        .flatMap(({ component_name, card_components }) => {
          // A card that comes from no collection is a part of its page.
          const modified = listRules(component_name) === null ? (entry.modified ?? '') : '';
          return asShown(component_name, card_components).flatMap(
            (card) => detailPage(name, page, language, { modified, ...card }, true) ?? [],
          );
        }),
    );
  }

  function detailPages(name: PageName, page: DetailPage, language: Language): readonly DescribedPage[] {
    return page.keys.flatMap((key) => {
      const entries = held(key, language);
      if (entries === null) return [];
      const here = madeOf(entries, name, () => heldCards(name, page, language, entries));
      const further = longListsIn({ name, page, key, language }, entries).flatMap((list) =>
        beyond(here, known.get(listName(list))?.pages ?? []),
      );
      return further.length === 0 ? here : [...here, ...further];
    });
  }

  function pagesOf(name: PageName, language: Language): readonly DescribedPage[] {
    if (isOwnPageName(name)) return ownPages(name, language);
    const page: Exclude<Page, OwnPage> = PAGES[name];
    if (page.kind !== 'detail') {
      const entries = held(page.key, language);
      return entries === null ? [] : madeOf(entries, name, () => sectionsPages(name, page, language, entries));
    }
    const pages = detailPages(name, page, language);
    // Several lists may show the same cards; of two of one name the first has the address.
    const byAddress = new Map<string, DescribedPage>();
    for (const found of pages) {
      const address = addressKey(page, found.entry.path);
      if (!byAddress.has(address)) byAddress.set(address, found);
    }
    return [...byAddress.values()].sort((a, b) =>
      a.entry.date === b.entry.date ? 0 : a.entry.date < b.entry.date ? 1 : -1,
    );
  }

  function finish(
    page: DescribedPage,
    alternates: DirectoryEntry['alternates'],
    before: ReadonlyMap<string, DirectoryEntry>,
  ): DirectoryEntry {
    const same = finished.get(page);
    if (same && LANGUAGES.every((language) => same.alternates[language] === alternates[language])) return same;
    const entry: DirectoryEntry = { ...page.entry, alternates };
    const earlier = before.get(entry.path);
    const unchanged = earlier !== undefined && isDeepStrictEqual(earlier, entry) ? earlier : entry;
    finished.set(page, unchanged);
    return unchanged;
  }

  function build(): void {
    isOutdated = false;
    const twinOf = ({ twin, entry }: DescribedPage) => `${entry.page} ${twin}`;
    const pages = LANGUAGES.map((language) => {
      const found = PAGE_NAMES.flatMap((name) => pagesOf(name, language));
      // Whoever asks for an address that was another page's is sent on.
      return { language, found: found.filter(({ entry }) => store.movedTo(entry.path) === null) };
    });
    const alternates = new Map<string, Partial<Record<Language, string>>>();
    for (const page of pages.flatMap(({ found }) => found)) {
      const { language, path } = page.entry;
      alternates.set(twinOf(page), { [language]: path, ...alternates.get(twinOf(page)) });
    }
    const now: Record<Language, readonly DirectoryEntry[]> = { ...lists };
    for (const { language, found } of pages) {
      const before = new Map(lists[language].map((entry) => [entry.path, entry]));
      const entries = found.map((page) => finish(page, alternates.get(twinOf(page)) ?? {}, before));
      const isSame =
        entries.length === lists[language].length && entries.every((entry, at) => entry === lists[language][at]);
      if (!isSame) now[language] = entries;
    }
    const hasChanged = LANGUAGES.some((language) => now[language] !== lists[language]);
    lists = now;
    readOn();
    if (!hasChanged) return;
    version += 1;
    for (const listener of listeners) listener();
  }

  function current(): Lists {
    if (!isWanted) {
      isWanted = true;
      isOutdated = true;
    }
    if (isOutdated && !isStopped) build();
    return lists;
  }

  function outdate(): void {
    isOutdated = true;
    if (!isWanted || isStopped || gathering !== undefined) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      const isTaken = background.add(async () => void current());
      if (!isTaken) outdate();
    }, times.gatherMs).unref();
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const isTaken = background.add(() => work().then(resolve, reject));
      if (!isTaken) reject(new Error('there is too much to do'));
    });
  }

  function longLists(): readonly LongList[] {
    return PAGE_NAMES.flatMap((name) => {
      const page: Page = PAGES[name];
      if (page.kind !== 'detail') return [];
      return LANGUAGES.flatMap((language) =>
        page.keys.flatMap((key) => longListsIn({ name, page, key, language }, held(key, language) ?? [])),
      );
    });
  }

  /** Those of which what is known is of another state. */
  function unread(): readonly LongList[] {
    return longLists().filter((list) => known.get(listName(list))?.state !== list.state);
  }

  async function read(): Promise<void> {
    const since = clock();
    let hasFailed = false;
    const long = new Set(longLists().map(listName));
    for (const name of known.keys()) if (!long.has(name)) known.delete(name);
    for (const list of unread()) {
      if (isStopped) return;
      try {
        known.set(listName(list), { state: list.state, pages: await readLongList(list, store, inTurn) });
        isOutdated = true;
      } catch (error) {
        // What is known stays; why the backend gave no answer the content store has said. One that changed is read anew.
        hasFailed ||= !(error instanceof ListChanged);
      }
    }
    const now = clock();
    const restMs = Math.max(times.restMs, times.restForReading * (now - since));
    readAgainAt = now + (hasFailed ? Math.max(restMs, times.retryMs) : restMs);
  }

  /** Reads what isn't known of long lists, one at a time, and never more than a small part of the time. */
  function readOn(): void {
    if (isReading || isStopped || resting !== undefined || unread().length === 0) return;
    resting = setTimeout(
      async () => {
        resting = undefined;
        isReading = true;
        await read();
        isReading = false;
        if (isStopped) return;
        if (isOutdated) outdate();
        else readOn();
      },
      Math.max(0, readAgainAt - clock()),
    ).unref();
  }

  const leave = store.onChange(outdate);
  return {
    entries: (language) => current()[language],
    get version() {
      current();
      return version;
    },
    onChange(listener) {
      listeners.add(listener);
      isWanted = true;
      outdate();
      return () => void listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      leave();
      clearTimeout(gathering);
      clearTimeout(resting);
    },
  };
}
