import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { matchesSlug, slugOf } from '@kontorwerk/contract/address/slug';
import { listSpellings } from '@kontorwerk/contract/address/spelling';
import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import { deriveNews } from '@kontorwerk/contract/content/derived-news';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { ENTRIES_MAX, hasNamedPages, nameEntries, type UnmatchedPage } from '@kontorwerk/contract/content/entry-names';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { entryTitle, type PageMatch, pathOf } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { isRecordKey } from '@kontorwerk/contract/wire';
import { nameOf, type SetId, type SetName } from './content-sets.ts';
import { type HeldSet, type HeldSets, isEntries } from './held-sets.ts';

/** A content set in one language. */
type ListId = SetId & { readonly key: PageKey };

/**
 * The backend's answer for each set, from which the content of pages is derived: entries get the titles by which their
 * pages find them (`nameEntries`), and blog posts replace the news of a backend that has none.
 */
export type RawSets = {
  /** Returns the backend's last good answer; null if it says that it has no such set, undefined before any answer. */
  get(set: SetId): HeldSet['value'] | null | undefined;
  put(set: SetId, answer: HeldSet): void;
  /** Records that the backend has no such set: it is empty. */
  putAbsent(set: SetId): void;
  /** Translates a content query to the backend's set and titles. */
  toBackendQuery(set: ListId, ask: ContentQuery): { readonly set: ListId; readonly ask: ContentQuery };
  /** Gives fetched entries of a set their pages' titles. */
  applyPageTitles(set: ListId, entries: readonly ContentEntry[]): readonly ContentEntry[];
  /** Returns the title of the one entry that a name means without being a title; null if there is none, or several. */
  findTitle(set: ListId, name: string): string | null;
  /** Returns all answers by the names of their sets, for the snapshot. */
  toRecord(): Record<string, unknown>;
};

/** Whether a set is a content set. */
export function isContentSet(set: SetId): set is ListId {
  return !isRecordKey(set.key);
}

type Titles = { readonly sentTitle: string; readonly pageTitle: string };

/** The titles of a set as sent and as their pages know them, indexed by slug and spelling. */
type TitleIndex = {
  readonly titles: readonly Titles[];
  /** The title that was sent, by the slug of the page's title. */
  readonly sentOf: ReadonlyMap<string, string>;
  /** Titles by the slug of what was sent, and by spelling; null if ambiguous. */
  readonly bySent: ReadonlyMap<string, string | null>;
  readonly bySpelling: ReadonlyMap<string, string | null>;
};

const NO_TITLES: TitleIndex = { titles: [], sentOf: new Map(), bySent: new Map(), bySpelling: new Map() };

function addAlias(aliases: Map<string, string | null>, key: string, title: string): void {
  const before = aliases.get(key);
  aliases.set(key, before === undefined || before === title ? title : null);
}

/** @param hasAliases whether addresses may name the entries by other names than their titles */
function indexTitles(titles: readonly Titles[], hasAliases: boolean): TitleIndex {
  const sentOf = new Map<string, string>();
  const bySent = new Map<string, string | null>();
  const bySpelling = new Map<string, string | null>();
  for (const { sentTitle, pageTitle } of titles) {
    const slug = slugOf(pageTitle);
    if (!sentOf.has(slug)) sentOf.set(slug, sentTitle);
    if (!hasAliases) continue;
    addAlias(bySent, slugOf(sentTitle), pageTitle);
    for (const title of new Set([sentTitle, pageTitle]))
      for (const spelling of listSpellings(title)) addAlias(bySpelling, spelling, pageTitle);
  }
  return { titles, sentOf, bySent, bySpelling };
}

/** @param onMissingPages called with the pages of a key that found no entry, once both languages have answers */
export function createRawSets(
  held: HeldSets,
  onMissingPages: (key: PageKey, unfound: readonly UnmatchedPage[]) => void,
): RawSets {
  const answers = new Map<SetName, { readonly value: HeldSet['value'] | null; readonly etag: string | null }>();
  const indexes = new Map<SetName, TitleIndex>();

  const get = (set: SetId) => answers.get(nameOf(set))?.value;

  function sentEntries(set: SetId): readonly ContentEntry[] {
    const value = get(set) ?? undefined;
    return isEntries(value) ? value : [];
  }

  function readBlogNews(language: Language): readonly ContentEntry[] {
    const blog = held.get({ key: PAGES.blogs.key, language })?.value;
    return isEntries(blog) ? deriveNews(blog) : [];
  }

  function storeDerived(set: ListId, named: readonly ContentEntry[]): void {
    const answer = answers.get(nameOf(set));
    if (answer === undefined) return;
    if (answer.value === null) {
      held.put(set, { value: set.key === PAGES.news.key ? readBlogNews(set.language) : [], etag: null });
      return;
    }
    if (held.get(set)?.value !== named || held.get(set)?.etag !== answer.etag)
      held.put(set, { value: named, etag: answer.etag });
    // Unchanged content keeps the held object's identity, so that nothing is held twice.
    const value = held.get(set)?.value;
    if (named === answer.value && value !== undefined) answers.set(nameOf(set), { ...answer, value });
  }

  /** Derives the content of a key from the answers for both languages. */
  function deriveContent(key: PageKey): void {
    const idOf = (language: Language): ListId => ({ key, language });
    const { sets, unmatched } = nameEntries(key, { en: sentEntries(idOf('en')), de: sentEntries(idOf('de')) });
    for (const language of LANGUAGES) {
      const set = idOf(language);
      const sent = sentEntries(set);
      const named = sets[language];
      const titles = sent.map(({ title }, at) => ({ sentTitle: title, pageTitle: named[at]?.title ?? title }));
      indexes.set(nameOf(set), indexTitles(titles, hasNamedPages(key) && titles.length <= ENTRIES_MAX));
      storeDerived(set, named);
    }
    if (LANGUAGES.every((language) => get(idOf(language)) !== undefined)) onMissingPages(key, unmatched);
    if (key === PAGES.blogs.key && LANGUAGES.some((language) => get({ key: PAGES.news.key, language }) === null))
      deriveContent(PAGES.news.key);
  }

  function put(set: SetId, answer: { readonly value: HeldSet['value'] | null; readonly etag: string | null }): void {
    answers.set(nameOf(set), answer);
    if (isContentSet(set)) deriveContent(set.key);
    else if (answer.value !== null) held.put(set, { value: answer.value, etag: answer.etag });
  }

  const indexOf = (set: ListId): TitleIndex => indexes.get(nameOf(set)) ?? NO_TITLES;

  /** Returns the backend's set from which a set's content comes. */
  function sourceOf(set: ListId): ListId {
    const isInstead = set.key === PAGES.news.key && get(set) === null;
    return isInstead ? { ...set, key: PAGES.blogs.key } : set;
  }

  return {
    get,
    put,
    putAbsent: (set) => put(set, { value: null, etag: null }),
    toBackendQuery(set, ask) {
      const source = sourceOf(set);
      if (ask.kind !== 'entry') return { set: source, ask };
      const entryName = source === set ? ask.entry : PAGES.blogs.entry;
      const entry = indexOf(source).sentOf.get(slugOf(entryName)) ?? entryName;
      return { set: source, ask: { ...ask, entry } };
    },
    applyPageTitles(set, entries) {
      const source = sourceOf(set);
      const titles = indexOf(source).titles;
      return entries.map((entry) => {
        const named = titles.find(({ sentTitle }) => sentTitle === entry.title)?.pageTitle ?? entry.title;
        const isNews = source !== set && matchesSlug(named, PAGES.blogs.entry);
        const title = isNews ? PAGES.news.entry : named;
        return title === entry.title ? entry : { ...entry, title };
      });
    },
    findTitle(set, name) {
      const { sentOf, bySent, bySpelling } = indexOf(set);
      const slug = slugOf(name);
      if (sentOf.has(slug)) return null;
      const sent = bySent.get(slug);
      if (sent !== undefined) return sent;
      const meant = [...listSpellings(name)].map((spelling) => bySpelling.get(spelling));
      const [one, ...others] = new Set(meant.filter((title) => title !== undefined));
      return others.length === 0 ? (one ?? null) : null;
    },
    toRecord: () => Object.fromEntries([...answers].map(([name, { value }]) => [name, value])),
  };
}

/**
 * Returns where an address leads that names an entry only by a spelling or by the backend's title; null if it is an
 * entry's own address, or names none.
 */
export function resolveSpelling(
  sets: Pick<RawSets, 'findTitle'>,
  address: string,
  { page, name }: PageMatch,
): string | null {
  if (page.kind !== 'sections' || page.entry !== undefined || name === '') return null;
  const language = languageOf(address);
  const title = sets.findTitle({ key: page.key, language }, entryTitle(page, name));
  if (title === null) return null;
  return inLanguage(pathOf(page, title), language);
}
