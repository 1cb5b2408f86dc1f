import { slugOf } from '../address/slug.ts';
import { listSpellings } from '../address/spelling.ts';
import { FOOTER_ENTRY } from '../constants.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { PAGE_LABELS } from '../navigation/page-labels.ts';
import type { PageKey } from '../pages/page-keys.ts';
import { entryTitle, PAGE_ROWS, pageAt } from '../pages/page-table.ts';
import { PAGES, type Page, type SectionsPage } from '../pages/pages.ts';
import type { ContentEntry } from './entry.ts';
import type { SectionKind } from './section-kinds.ts';

/** The entries of one page key by language; empty where a backend has none. */
export type EntrySets = Readonly<Record<Language, readonly ContentEntry[]>>;

/** A page without an entry, in a set that has unmatched entries. */
export type UnmatchedPage = {
  readonly language: Language;
  /** The title by which the page looks for its entry. */
  readonly name: string;
  /** The titles of the unmatched entries. */
  readonly titles: readonly string[];
};

export type NamedEntries = { readonly sets: EntrySets; readonly unmatched: readonly UnmatchedPage[] };

/** A page that a content set may have, named by its entry's title in the default language. */
type KnownPage = {
  readonly name: string;
  /** Spelling variants of the name. */
  readonly spellings: ReadonlySet<string>;
  /** Spelling variants of the page's labels in the site's menu and footer. */
  readonly labels: ReadonlySet<string>;
  /** The kind of section that identifies the page within its set, if any. */
  readonly chief: SectionKind | null;
  /** Whether a missing entry is reported. */
  readonly isExpected: boolean;
  /** Whether the page counts when `claimOnlyEntry` looks for a key's only page. */
  readonly isCounted: boolean;
};

/** The most entries of a key that are matched by any rule; longer sets keep their own titles. */
export const ENTRIES_MAX = 1_000;

/** The kind of section that identifies a page within its set. */
const CHIEF = new Map<Page, SectionKind>([
  [PAGES.contact, 'ContactForm'],
  [PAGES.career, 'CareerGrid'],
  [PAGES.hire, 'HireGrid'],
  [PAGES.blogs, 'News'],
  [PAGES.news, 'News'],
  [PAGES.projects, 'ProjectGrid'],
]);

/** Pages that the specification doesn't require: a backend may lack them. */
const ADDITIVE: ReadonlySet<Page> = new Set([
  PAGES.ecommerceOverview,
  PAGES.servicesOverview,
  PAGES.application,
  PAGES.privacy,
  PAGES.accessibility,
]);

function spellingsOfAll(titles: readonly string[]): ReadonlySet<string> {
  return new Set(titles.flatMap((title) => [...listSpellings(title)]));
}

/** A key's pages that have entries; free pages are excluded, since their titles are paths. */
function rowsOf(key: PageKey): readonly SectionsPage[] {
  return PAGE_ROWS.flatMap((row) => {
    const isOfEntries = row.kind === 'sections' || row.kind === 'form';
    return isOfEntries && row.key === key && row.secondOf === undefined ? [row] : [];
  });
}

function isNamedByAddress({ entry }: SectionsPage): boolean {
  return entry === undefined;
}

/** Collects the labels of pages in menu and footer, by their entries' titles. */
function labelsOf(key: PageKey): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, readonly string[]>();
  for (const [path, label] of Object.entries(PAGE_LABELS)) {
    const { page, name } = pageAt(path);
    if (page.kind === 'detail' || page.kind === 'own' || page.key !== key) continue;
    labels.set(
      entryTitle(page, name),
      LANGUAGES.map((language) => label[language]),
    );
  }
  return labels;
}

function knownPages(key: PageKey): readonly KnownPage[] {
  const labels = labelsOf(key);
  const rows = rowsOf(key);
  const fixed = rows.flatMap((row) => (row.entry === undefined ? [] : [{ row, name: row.entry }]));
  const free = rows.filter(isNamedByAddress).flatMap((row) => {
    const names = [...labels.keys()].filter((name) => !fixed.some((page) => page.name === name));
    return names.map((name) => ({ row, name }));
  });
  const footer: KnownPage[] =
    key === 'contactus'
      ? [
          {
            name: FOOTER_ENTRY,
            spellings: listSpellings(FOOTER_ENTRY),
            labels: new Set(),
            chief: null,
            isExpected: false,
            isCounted: false,
          },
        ]
      : [];
  return [
    ...[...fixed, ...free].map(({ row, name }): KnownPage => {
      const misspelt = Object.entries(row.misspelt ?? {}).flatMap(([spelt, meant]) => (meant === name ? [spelt] : []));
      return {
        name,
        spellings: spellingsOfAll([name, ...misspelt]),
        labels: spellingsOfAll(labels.get(name) ?? []),
        chief: CHIEF.get(row) ?? null,
        isExpected: row.entry !== undefined && !ADDITIVE.has(row),
        isCounted: !row.unlisted,
      };
    }),
    ...footer,
  ];
}

const known = new Map<PageKey, readonly KnownPage[]>();

/** Memo of `knownPages` by key. */
function pagesOf(key: PageKey): readonly KnownPage[] {
  const pages = known.get(key) ?? knownPages(key);
  known.set(key, pages);
  return pages;
}

/** Whether addresses name the pages of a key, so that every entry has its own page. */
export function hasNamedPages(key: PageKey): boolean {
  return rowsOf(key).some(isNamedByAddress);
}

const kindsOf = ({ meta }: ContentEntry): string => meta.map(({ component_name }) => component_name).join(' ');

/** The matches found so far between a set's entries and pages. */
class Claims {
  readonly entries: readonly ContentEntry[];
  readonly #entryOf = new Map<string, ContentEntry>();
  readonly #nameOf = new Map<ContentEntry, string>();

  constructor(entries: readonly ContentEntry[]) {
    this.entries = entries;
  }

  claim(name: string, entry: ContentEntry): void {
    this.#entryOf.set(slugOf(name), entry);
    this.#nameOf.set(entry, name);
  }

  entryOf(name: string): ContentEntry | undefined {
    return this.#entryOf.get(slugOf(name));
  }

  nameOf(entry: ContentEntry): string | undefined {
    return this.#nameOf.get(entry);
  }

  get unclaimed(): readonly ContentEntry[] {
    return this.entries.filter((entry) => !this.#nameOf.has(entry));
  }

  /**
   * Matches entries to names by a rule: only if the rule finds exactly one entry for a name, and that entry for no
   * other name. `keysOf` returns an entry's keys, to be compared with a name's `keys`.
   */
  claimBy(
    names: readonly { readonly name: string; readonly keys: Iterable<string> }[],
    keysOf: (entry: ContentEntry) => Iterable<string>,
  ): void {
    const byKey = new Map<string, Set<ContentEntry>>();
    for (const entry of this.unclaimed)
      for (const key of keysOf(entry)) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry));
    const found = names
      .filter(({ name }) => this.entryOf(name) === undefined)
      .map(({ name, keys }) => ({
        name,
        entries: new Set([...keys].flatMap((key) => [...(byKey.get(key) ?? [])])),
      }));
    const times = new Map<ContentEntry, number>();
    for (const { entries } of found) for (const entry of entries) times.set(entry, (times.get(entry) ?? 0) + 1);
    for (const { name, entries } of found) {
      const [entry] = entries;
      if (entry !== undefined && entries.size === 1 && times.get(entry) === 1) this.claim(name, entry);
    }
  }

  /** Matches the entry whose title equals a name; the first of several wins (§2). */
  claimByTitle(names: readonly string[]): void {
    const byTitle = new Map<string, ContentEntry>();
    for (const entry of this.unclaimed) {
      const slug = slugOf(entry.title);
      if (slug !== '' && !byTitle.has(slug)) byTitle.set(slug, entry);
    }
    for (const name of names) {
      const entry = byTitle.get(slugOf(name));
      if (entry !== undefined && this.entryOf(name) === undefined) this.claim(name, entry);
    }
  }

  /** Renames each matched entry to its page's title. */
  renameEntries(): readonly ContentEntry[] {
    const named = this.entries.map((entry) => {
      const name = this.#nameOf.get(entry);
      return name === undefined || slugOf(name) === slugOf(entry.title) ? entry : renameEntry(name, entry);
    });
    return named.some((entry, at) => entry !== this.entries[at]) ? named : this.entries;
  }
}

/** Renames an entry; its former title becomes the page's SEO title if the page would have none. */
function renameEntry(name: string, entry: ContentEntry): ContentEntry {
  const { seo, meta, title } = entry;
  const isSilent = seo.title === '' && !meta[0]?.main_title;
  return { ...entry, title: name, seo: isSilent ? { ...seo, title } : seo };
}

function dropEmpty(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '');
}

/** Applies the rules that need only one language. */
function claimByItself(claims: Claims, pages: readonly KnownPage[]): void {
  const said = ({ id, slug }: ContentEntry) => spellingsOfAll(dropEmpty([slug, id]));
  claims.claimByTitle(pages.map(({ name }) => name));
  const bySpelling = pages.map(({ name, spellings }) => ({ name, keys: spellings }));
  claims.claimBy(bySpelling, ({ title }) => listSpellings(title));
  claims.claimBy(bySpelling, said);
  claims.claimBy(
    pages.map(({ name, labels }) => ({ name, keys: labels })),
    (entry) => [...listSpellings(entry.title), ...said(entry)],
  );
}

/** Matches entries that share an `id` or a slug with the other language's. */
function claimByTranslation(claims: Claims, names: readonly string[], other: Claims): void {
  for (const field of ['id', 'slug'] as const) {
    claims.claimBy(
      names.map((name) => ({ name, keys: dropEmpty([other.entryOf(name)?.[field]]) })),
      (entry) => dropEmpty([entry[field]]),
    );
  }
}

/** Matches the only entry that has the page's identifying kind of section. */
function claimByChief(claims: Claims, pages: readonly KnownPage[]): void {
  claims.claimBy(
    pages.map(({ name, chief }) => ({ name, keys: chief === null ? [] : [chief] })),
    ({ meta }) => new Set(meta.map(({ component_name }) => component_name)),
  );
}

/** Whether two sets have the same pages in the same order, as far as known. */
function haveSameOrder(claims: Claims, other: Claims): boolean {
  if (claims.entries.length !== other.entries.length) return false;
  return claims.entries.every((entry, at) => {
    const beside = other.entries[at];
    const name = claims.nameOf(entry);
    const theirs = beside && other.nameOf(beside);
    if (name !== undefined && theirs !== undefined) return slugOf(name) === slugOf(theirs);
    const isElsewhere = (here: string | undefined, there: Claims) =>
      here !== undefined && there.entryOf(here) !== undefined;
    return !isElsewhere(name, other) && !isElsewhere(theirs, claims);
  });
}

/** Matches the entry at the same index as the other language's, if its kinds of sections are the same. */
function claimByIndex(claims: Claims, names: readonly string[], other: Claims): void {
  if (!haveSameOrder(claims, other)) return;
  for (const name of names) {
    const twin = other.entryOf(name);
    const entry = twin && claims.entries[other.entries.indexOf(twin)];
    if (entry === undefined || claims.entryOf(name) !== undefined || claims.nameOf(entry) !== undefined) continue;
    if (twin !== undefined && kindsOf(twin) !== '' && kindsOf(twin) === kindsOf(entry)) claims.claim(name, entry);
  }
}

/** Matches the last unmatched entry of a key that has one page. */
function claimOnlyEntry(claims: Claims, pages: readonly KnownPage[]): void {
  const [page, ...others] = pages.filter(({ isCounted }) => isCounted);
  const [entry, ...more] = claims.unclaimed;
  if (page === undefined || entry === undefined || others.length + more.length > 0) return;
  if (claims.entryOf(page.name) === undefined) claims.claim(page.name, entry);
}

function listUnmatchedPages(language: Language, claims: Claims, names: readonly string[]): readonly UnmatchedPage[] {
  const titles = claims.unclaimed.filter(({ meta }) => meta.length > 0).map(({ title }) => title);
  if (titles.length === 0) return [];
  return names.filter((name) => claims.entryOf(name) === undefined).map((name) => ({ language, name, titles }));
}

/**
 * Renames the entries of a page key to the titles by which their pages find them, whatever a backend calls them: by the
 * rules of decision 58, in its order, the exact title always first. Nothing is guessed: a rule that finds several
 * entries matches none, and a page without an entry is reported. Called once per key on reading a backend's sets;
 * everything later matches by title, so that pages, menu, translations and imports agree.
 */
export function nameEntries(key: PageKey, sets: EntrySets): NamedEntries {
  const pages = pagesOf(key);
  const isOfPages = LANGUAGES.every((language) => sets[language].length <= ENTRIES_MAX);
  if (pages.length === 0 || !isOfPages) return { sets, unmatched: [] };
  const en = new Claims(sets.en);
  const de = new Claims(sets.de);
  const both = [
    [en, de],
    [de, en],
  ] as const;
  claimByItself(en, pages);
  claimByItself(de, pages);
  const own = hasNamedPages(key) ? en.unclaimed.map(({ title }) => title).filter((title) => slugOf(title) !== '') : [];
  // Every page of the default language may have a translation; a page that only German has keeps its own address.
  for (const entry of own.length > 0 ? en.unclaimed : []) {
    if (slugOf(entry.title) !== '' && en.entryOf(entry.title) === undefined) en.claim(entry.title, entry);
  }
  de.claimByTitle(own);
  const names = [...pages.map(({ name }) => name), ...own];
  for (const [claims, other] of both) claimByTranslation(claims, names, other);
  for (const [claims] of both) claimByChief(claims, pages);
  for (const [claims, other] of both) claimByIndex(claims, names, other);
  if (!hasNamedPages(key)) for (const [claims] of both) claimOnlyEntry(claims, pages);
  const expected = pages.filter(({ isExpected }) => isExpected).map(({ name }) => name);
  const translatable = names.filter((name) => !expected.includes(name) && en.entryOf(name) !== undefined);
  return {
    sets: { en: en.renameEntries(), de: de.renameEntries() },
    unmatched: [
      ...listUnmatchedPages('en', en, expected),
      ...listUnmatchedPages('de', de, [...expected, ...translatable]),
    ],
  };
}
