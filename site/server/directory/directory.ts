import { isDeepStrictEqual } from 'node:util';
import { hasDetailPages } from '@kontorwerk/contract/content/detail-cards';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { sortByDate } from '@kontorwerk/contract/content/post-order';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { keysOf } from '@kontorwerk/contract/pages/page-table';
import {
  type DetailPage,
  isOwnPageName,
  type OwnPage,
  PAGE_NAMES,
  PAGES,
  type Page,
  type PageName,
} from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { DIRECTORY_TIMES, type DirectoryTimes } from '../base/limits.ts';
import { ContentUnavailable } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { DescribedPage } from './described-page.ts';
import { describeDetailPage } from './detail-pages.ts';
import {
  dropHeld,
  findLongLists,
  ListChanged,
  type LongList,
  listName,
  readLongList,
  sortAsShown,
} from './long-list.ts';
import { describeOwnPages } from './own-pages.ts';
import { describeSectionsPages } from './sections-pages.ts';

export type { DirectoryEntry } from '../../app/content/directory-entry.ts';

/** The site index: every published page that search engines may list, in both languages. */
export type Directory = {
  /** In the order of the page table, posts newest first. The same array while nothing in it changes. */
  entries(language: Language): readonly DirectoryEntry[];
  /** Grows when any entry changed. */
  readonly version: number;
  /** Calls a listener when any entry has changed; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  stop(): void;
};

export type DirectoryOptions = {
  readonly store: Pick<ContentStore, 'answer' | 'entries' | 'findRedirect' | 'onChange' | 'redirects'>;
  readonly background: BackgroundQueue;
  readonly clock: () => number;
  readonly times?: Partial<DirectoryTimes>;
  /** Whether it is rebuilt after a change even before an entry is requested; by default it is. */
  readonly eager?: boolean;
};

type Lists = Readonly<Record<Language, readonly DirectoryEntry[]>>;

/** The addresses of a row's pages in each language, by the key that translations share. */
type Twins = Readonly<Record<Language, ReadonlyMap<string, string>>>;

function addressesOf(pages: readonly DescribedPage[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ twin, entry }) => [twin, entry.path]));
}

/** The pages of the held cards, and those of a long list from its last reading. */
type Source = { readonly heldPages: readonly DescribedPage[]; readonly readPages: readonly DescribedPage[] };

const NONE: readonly DescribedPage[] = [];

/** Returns the pages of a row, from all lists that show some of them. */
function mergePages(name: PageName, sources: readonly Source[]): readonly DescribedPage[] {
  const page: Page = PAGES[name];
  const pages = sources.flatMap(({ heldPages, readPages }) =>
    readPages === NONE ? heldPages : dropHeld(heldPages, readPages),
  );
  if (page.kind !== 'detail') return pages;
  // Several lists may show the same cards; of two with the same name the first has the address.
  const byAddress = new Map<string, DescribedPage>();
  for (const found of pages) {
    const address = addressKey(page, found.entry.path);
    if (!byAddress.has(address)) byAddress.set(address, found);
  }
  // Merges the cards of several lists in one order; those of a single list keep theirs.
  return sortByDate([...byAddress.values()].toReversed(), ({ entry }) => entry.date).toReversed();
}

/** The entries before the rebuild, by path. */
type Before = Readonly<Record<Language, () => ReadonlyMap<string, DirectoryEntry>>>;

/** Returns a lazy index of entries by path. */
function byPath(entries: readonly DirectoryEntry[]): () => ReadonlyMap<string, DirectoryEntry> {
  let known: ReadonlyMap<string, DirectoryEntry> | undefined;
  return () => {
    known ??= new Map(entries.map((entry) => [entry.path, entry]));
    return known;
  };
}

/** Returns the key that identifies a page within its row, where repeated hyphens may be equivalent (§2). */
function addressKey(page: Page, path: string): string {
  return page.kind === 'detail' && page.named === 'role' ? path.replace(/-+/g, '-') : path;
}

export function createDirectory({ store, background, clock, eager = true, ...options }: DirectoryOptions): Directory {
  const times = { ...DIRECTORY_TIMES, ...options.times };
  const listeners = new Set<() => void>();
  /** Memo of the pages of each content set: an unchanged set keeps its identity. */
  const pageMemo = new WeakMap<readonly ContentEntry[], Map<PageName, readonly DescribedPage[]>>();
  /** The pages of long lists as last read, by the lists' names. */
  const longListPages = new Map<string, { readonly state: string; readonly pages: readonly DescribedPage[] }>();
  /** The names of long lists that have been read at least once, or are being read. */
  const startedLists = new Set<string>();
  /** The rows as last built, with their inputs. */
  const rows = new Map<PageName, { readonly state: readonly unknown[]; readonly lists: Lists }>();
  let lists: Lists = { en: [], de: [] };
  let version = 0;
  let isOutdated = true;
  let isReading = false;
  let isStopped = false;
  let readAgainAt = 0;
  /** How many readings in a row have failed. */
  let failures = 0;
  let gathering: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;

  /** Returns the held entries of a content set; null before the first answer. */
  function heldEntries(key: PageKey, language: Language): readonly ContentEntry[] | null {
    try {
      return store.entries(key, language);
    } catch (error) {
      if (error instanceof ContentUnavailable) return null;
      throw error;
    }
  }

  function memoisePages(entries: readonly ContentEntry[], name: PageName, make: () => readonly DescribedPage[]) {
    const ofSet = pageMemo.get(entries) ?? new Map<PageName, readonly DescribedPage[]>();
    pageMemo.set(entries, ofSet);
    const pages = ofSet.get(name) ?? make();
    ofSet.set(name, pages);
    return pages;
  }

  function heldCards(name: PageName, page: DetailPage, language: Language, entries: readonly ContentEntry[]) {
    return entries.flatMap((entry) =>
      entry.meta
        .filter((section) => hasDetailPages(page, section))
        .flatMap(({ component_name, card_components }) => {
          // A card from no collection is a part of its page, so it has the page's time.
          const modified = listRules(component_name) === null ? (entry.modified ?? '') : '';
          return sortAsShown(component_name, card_components).flatMap(
            (card) => describeDetailPage(name, page, language, { modified, ...card }, true) ?? [],
          );
        }),
    );
  }

  /** Returns the inputs of a row's pages; while these are the same objects, so are the pages. */
  function sourcesOf(name: PageName, language: Language): readonly Source[] {
    if (isOwnPageName(name)) return [{ heldPages: describeOwnPages(name, language), readPages: NONE }];
    const page: Exclude<Page, OwnPage> = PAGES[name];
    return keysOf(page).flatMap((key): readonly Source[] => {
      const entries = heldEntries(key, language);
      if (entries === null) return [];
      if (page.kind !== 'detail')
        return [
          {
            heldPages: memoisePages(entries, name, () => describeSectionsPages(name, page, language, entries)),
            readPages: NONE,
          },
        ];
      const heldPages = memoisePages(entries, name, () => heldCards(name, page, language, entries));
      const lists = findLongLists({ name, page, key, language }, entries);
      return [
        { heldPages, readPages: NONE },
        ...lists.map((list) => ({ heldPages, readPages: longListPages.get(listName(list))?.pages ?? NONE })),
      ];
    });
  }

  /** An address with a redirect is not listed. */
  const isListed = ({ entry }: DescribedPage) => store.findRedirect(entry.path) === null;

  /**
   * Adds the addresses of the translations to a page's entry; an entry that is equal to the earlier one keeps its
   * identity.
   */
  function addAlternates(page: DescribedPage, twins: Twins, before: () => ReadonlyMap<string, DirectoryEntry>) {
    const { entry } = page;
    const addressIn = (language: Language) => twins[language].get(page.twin);
    if (LANGUAGES.every((language) => entry.alternates[language] === addressIn(language))) return entry;
    const alternates: Partial<Record<Language, string>> = {};
    for (const language of LANGUAGES) {
      const address = addressIn(language);
      if (address !== undefined) alternates[language] = address;
    }
    const completed = { ...entry, alternates };
    const earlier = before().get(entry.path);
    page.entry = earlier !== undefined && isDeepStrictEqual(earlier, completed) ? earlier : completed;
    return page.entry;
  }

  /** Builds the entries of a row: a page's translations are in the same row. */
  function buildRow(name: PageName, before: Before): Lists {
    const sources = { en: sourcesOf(name, 'en'), de: sourcesOf(name, 'de') };
    const state = LANGUAGES.flatMap((language) => [
      store.redirects(language),
      ...sources[language].flatMap(({ heldPages, readPages }) => [heldPages, readPages]),
    ]);
    const same = rows.get(name);
    if (same && same.state.length === state.length && same.state.every((part, at) => part === state[at]))
      return same.lists;
    const pages = {
      en: mergePages(name, sources.en).filter(isListed),
      de: mergePages(name, sources.de).filter(isListed),
    };
    const twins = { en: addressesOf(pages.en), de: addressesOf(pages.de) };
    const finished = {
      en: pages.en.map((page) => addAlternates(page, twins, before.en)),
      de: pages.de.map((page) => addAlternates(page, twins, before.de)),
    };
    rows.set(name, { state, lists: finished });
    return finished;
  }

  function buildEntries(): Lists {
    const before = { en: byPath(lists.en), de: byPath(lists.de) };
    const now = PAGE_NAMES.map((name) => buildRow(name, before));
    return { en: now.flatMap(({ en }) => en), de: now.flatMap(({ de }) => de) };
  }

  function build(): void {
    isOutdated = false;
    const now = buildEntries();
    const isSame = (language: Language) =>
      now[language].length === lists[language].length &&
      now[language].every((entry, at) => entry === lists[language][at]);
    const hasChanged = !LANGUAGES.every(isSame);
    lists = { en: isSame('en') ? lists.en : now.en, de: isSame('de') ? lists.de : now.de };
    scheduleReading();
    if (!hasChanged) return;
    version += 1;
    for (const listener of listeners) listener();
  }

  function rebuildIfOutdated(): Lists {
    if (isOutdated && !isStopped) build();
    return lists;
  }

  function scheduleRebuild(): void {
    if (isStopped || gathering !== undefined) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      const isTaken = background.add(async () => void rebuildIfOutdated());
      if (!isTaken) scheduleRebuild();
    }, times.gatherMs).unref();
  }

  function markOutdated(): void {
    isOutdated = true;
    if (eager) scheduleRebuild();
  }

  function queueReading<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const isTaken = background.add(() => work().then(resolve, reject));
      if (!isTaken) reject(new Error('there is too much to do'));
    });
  }

  function collectLongLists(): readonly LongList[] {
    return PAGE_NAMES.flatMap((name) => {
      const page: Page = PAGES[name];
      if (page.kind !== 'detail') return [];
      return LANGUAGES.flatMap((language) =>
        page.keys.flatMap((key) => findLongLists({ name, page, key, language }, heldEntries(key, language) ?? [])),
      );
    });
  }

  /** Returns the long lists whose last reading is of another state. */
  function listUnread(): readonly LongList[] {
    return collectLongLists().filter((list) => longListPages.get(listName(list))?.state !== list.state);
  }

  /** Returns the long lists that have never been read. */
  function listNeverRead(): readonly LongList[] {
    return listUnread().filter((list) => !startedLists.has(listName(list)));
  }

  async function readLists(lists: readonly LongList[]): Promise<void> {
    const since = clock();
    let hasFailed = false;
    const long = new Set(collectLongLists().map(listName));
    for (const name of longListPages.keys()) if (!long.has(name)) longListPages.delete(name);
    for (const list of lists) {
      if (isStopped) return;
      startedLists.add(listName(list));
      try {
        longListPages.set(listName(list), { state: list.state, pages: await readLongList(list, store, queueReading) });
        isOutdated = true;
      } catch (error) {
        // The known pages stay, and the content store has logged the reason. A list that changed is read again.
        hasFailed ||= !(error instanceof ListChanged);
      }
    }
    const now = clock();
    failures = hasFailed ? failures + 1 : 0;
    // At a start the backend comes up some seconds after the site, which knows from its snapshot that there are long
    // lists.
    const retryMs = failures === 0 ? 0 : Math.min(times.restMs * 2 ** (failures - 1), times.retryMs);
    readAgainAt = now + Math.max(times.restMs, retryMs, times.restForReading * (now - since));
  }

  /**
   * Reads the outdated long lists, one at a time and for a small share of the time. Lists that were never read don't
   * wait: at a start the languages arrive one after the other.
   */
  function scheduleReading(): void {
    if (isReading || isStopped || listUnread().length === 0) return;
    const isFirst = listNeverRead().length > 0;
    if (resting !== undefined && !isFirst) return;
    clearTimeout(resting);
    resting = setTimeout(
      async () => {
        resting = undefined;
        isReading = true;
        await readLists(isFirst ? listNeverRead() : listUnread());
        isReading = false;
        if (isStopped) return;
        if (isOutdated) scheduleRebuild();
        else scheduleReading();
      },
      isFirst ? 0 : Math.max(0, readAgainAt - clock()),
    ).unref();
  }

  const unsubscribe = store.onChange(markOutdated);
  return {
    entries: (language) => rebuildIfOutdated()[language],
    get version() {
      rebuildIfOutdated();
      return version;
    },
    onChange(listener) {
      listeners.add(listener);
      markOutdated();
      return () => void listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(gathering);
      clearTimeout(resting);
    },
  };
}
