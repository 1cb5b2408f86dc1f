import { FOOTER_ENTRY } from '../constants.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { PAGE_LABELS } from '../navigation/page-labels.ts';
import type { PageKey } from '../page-keys.ts';
import { entryTitle, pageAt, ROWS } from '../page-table.ts';
import { PAGES, type Page, type SectionsPage } from '../pages.ts';
import { slugOf } from '../slug.ts';
import { spellingsOf } from '../spelling.ts';
import type { ContentEntry } from './entry.ts';
import type { SectionKind } from './section-kinds.ts';

/** The entries of one page key in each language; empty where a backend has none. */
export type EntrySets = Readonly<Record<Language, readonly ContentEntry[]>>;

/** A page without an entry, in a set that has entries of which nothing says which page they are. */
export type UnfoundPage = {
  readonly language: Language;
  /** The title by which the page would find its entry. */
  readonly name: string;
  /** The titles of those entries. */
  readonly titles: readonly string[];
};

export type NamedEntries = { readonly sets: EntrySets; readonly unfound: readonly UnfoundPage[] };

/** A page that a content set may have, by the title that its entry has in the default language. */
type KnownPage = {
  readonly name: string;
  /** How people may spell the name. */
  readonly spellings: ReadonlySet<string>;
  /** The labels that the site's menu and footer give it, as they may be spelt. */
  readonly labels: ReadonlySet<string>;
  /** The kind of section that the page is there for, where that tells it from the others of its set. */
  readonly chief: SectionKind | null;
  /** Whether it is missed where no entry is found. */
  readonly isExpected: boolean;
  /** Whether it counts among the pages of its key. */
  readonly isCounted: boolean;
};

/** No site has more pages of a key: of longer sets titles alone count. */
export const ENTRIES_MAX = 1_000;

/** The kind of section that tells a page from the others of its set. */
const CHIEF = new Map<Page, SectionKind>([
  [PAGES.contact, 'ContactForm'],
  [PAGES.career, 'CareerGrid'],
  [PAGES.hire, 'HireGrid'],
  [PAGES.blogs, 'News'],
  [PAGES.news, 'News'],
  [PAGES.projects, 'ProjectGrid'],
]);

/** Pages that the specification doesn't ask for: a backend is whole without them. */
const ADDITIVE: ReadonlySet<Page> = new Set([
  PAGES.ecommerceOverview,
  PAGES.servicesOverview,
  PAGES.application,
  PAGES.privacy,
  PAGES.accessibility,
]);

function spellingsOfAll(titles: readonly string[]): ReadonlySet<string> {
  return new Set(titles.flatMap((title) => [...spellingsOf(title)]));
}

/** The pages of sections of a key that have entries of their own; free pages are named by their paths. */
function rowsOf(key: PageKey): readonly SectionsPage[] {
  return ROWS.flatMap((row) => {
    const isOfEntries = row.kind === 'sections' || row.kind === 'form';
    return isOfEntries && row.key === key && row.secondOf === undefined ? [row] : [];
  });
}

function isNamedByAddress({ entry }: SectionsPage): boolean {
  return entry === undefined;
}

/** Collects the labels of pages in menu and footer, by the titles of their entries. */
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
            spellings: spellingsOf(FOOTER_ENTRY),
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

/** The pages that a content set may have by what the site itself knows. */
function pagesOf(key: PageKey): readonly KnownPage[] {
  const pages = known.get(key) ?? knownPages(key);
  known.set(key, pages);
  return pages;
}

/** Whether the pages of a key have addresses that name them, so that every entry has a page of its own. */
export function hasNamedPages(key: PageKey): boolean {
  return rowsOf(key).some(isNamedByAddress);
}

const kindsOf = ({ meta }: ContentEntry): string => meta.map(({ component_name }) => component_name).join(' ');

/** Which entries of a set are which pages, as far as it is known by now. */
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

  get left(): readonly ContentEntry[] {
    return this.entries.filter((entry) => !this.#nameOf.has(entry));
  }

  /**
   * Gives names to the entries that a rule finds for them: where it finds exactly one for a name, and that one for no other
   * name. `keysOf` says by which of a name's `keys` an entry is found.
   */
  claimBy(
    names: readonly { readonly name: string; readonly keys: Iterable<string> }[],
    keysOf: (entry: ContentEntry) => Iterable<string>,
  ): void {
    const byKey = new Map<string, Set<ContentEntry>>();
    for (const entry of this.left)
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

  /** The entry whose title equals the name is its page, the first of several (§2). */
  claimByTitle(names: readonly string[]): void {
    const byTitle = new Map<string, ContentEntry>();
    for (const entry of this.left) {
      const slug = slugOf(entry.title);
      if (slug !== '' && !byTitle.has(slug)) byTitle.set(slug, entry);
    }
    for (const name of names) {
      const entry = byTitle.get(slugOf(name));
      if (entry !== undefined && this.entryOf(name) === undefined) this.claim(name, entry);
    }
  }

  /** The same entries, each called as its page. */
  named(): readonly ContentEntry[] {
    const named = this.entries.map((entry) => {
      const name = this.#nameOf.get(entry);
      return name === undefined || slugOf(name) === slugOf(entry.title) ? entry : called(name, entry);
    });
    return named.some((entry, at) => entry !== this.entries[at]) ? named : this.entries;
  }
}

/** An entry under another name: what it was called stands where the page would say nothing else of itself. */
function called(name: string, entry: ContentEntry): ContentEntry {
  const { seo, meta, title } = entry;
  const isSilent = seo.title === '' && !meta[0]?.main_title;
  return { ...entry, title: name, seo: isSilent ? { ...seo, title } : seo };
}

function filled(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '');
}

/** The rules that need no other language. */
function claimByItself(claims: Claims, pages: readonly KnownPage[]): void {
  const said = ({ id, slug }: ContentEntry) => spellingsOfAll(filled([slug, id]));
  claims.claimByTitle(pages.map(({ name }) => name));
  const bySpelling = pages.map(({ name, spellings }) => ({ name, keys: spellings }));
  claims.claimBy(bySpelling, ({ title }) => spellingsOf(title));
  claims.claimBy(bySpelling, said);
  claims.claimBy(
    pages.map(({ name, labels }) => ({ name, keys: labels })),
    (entry) => [...spellingsOf(entry.title), ...said(entry)],
  );
}

/** The entry that says of itself that it is the translation of the other language's. */
function claimBySaidTwin(claims: Claims, names: readonly string[], other: Claims): void {
  for (const field of ['id', 'slug'] as const) {
    claims.claimBy(
      names.map((name) => ({ name, keys: filled([other.entryOf(name)?.[field]]) })),
      (entry) => filled([entry[field]]),
    );
  }
}

/** The only entry that has what the page is there for. */
function claimByChief(claims: Claims, pages: readonly KnownPage[]): void {
  claims.claimBy(
    pages.map(({ name, chief }) => ({ name, keys: chief === null ? [] : [chief] })),
    ({ meta }) => new Set(meta.map(({ component_name }) => component_name)),
  );
}

/** Whether two sets have the same pages in the same order, by all that is known of them. */
function haveOneOrder(claims: Claims, other: Claims): boolean {
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

/** The entry at the same place as the other language's, where that has the same kinds of sections. */
function claimByPlace(claims: Claims, names: readonly string[], other: Claims): void {
  if (!haveOneOrder(claims, other)) return;
  for (const name of names) {
    const twin = other.entryOf(name);
    const entry = twin && claims.entries[other.entries.indexOf(twin)];
    if (entry === undefined || claims.entryOf(name) !== undefined || claims.nameOf(entry) !== undefined) continue;
    if (twin !== undefined && kindsOf(twin) !== '' && kindsOf(twin) === kindsOf(entry)) claims.claim(name, entry);
  }
}

/** The only entry that is left of a set whose key has one page. */
function claimTheOnly(claims: Claims, pages: readonly KnownPage[]): void {
  const [page, ...others] = pages.filter(({ isCounted }) => isCounted);
  const [entry, ...more] = claims.left;
  if (page === undefined || entry === undefined || others.length + more.length > 0) return;
  if (claims.entryOf(page.name) === undefined) claims.claim(page.name, entry);
}

function unfoundIn(language: Language, claims: Claims, names: readonly string[]): readonly UnfoundPage[] {
  const titles = claims.left.filter(({ meta }) => meta.length > 0).map(({ title }) => title);
  if (titles.length === 0) return [];
  return names.filter((name) => claims.entryOf(name) === undefined).map((name) => ({ language, name, titles }));
}

/**
 * Gives the entries of a page key the titles by which their pages find them, whatever a backend calls them: the rules are
 * those of decision 57, in its order, and the exact title is always first. Nothing is guessed: where a rule finds several
 * entries it finds none, and a page that stays without one is told. Whoever reads a backend's sets calls this once for each key
 * and matches by title from then on: pages, menu, twins and imports then agree.
 */
export function nameEntries(key: PageKey, sets: EntrySets): NamedEntries {
  const pages = pagesOf(key);
  const isOfPages = LANGUAGES.every((language) => sets[language].length <= ENTRIES_MAX);
  if (pages.length === 0 || !isOfPages) return { sets, unfound: [] };
  const en = new Claims(sets.en);
  const de = new Claims(sets.de);
  const both = [
    [en, de],
    [de, en],
  ] as const;
  claimByItself(en, pages);
  claimByItself(de, pages);
  const own = hasNamedPages(key) ? en.left.map(({ title }) => title).filter((title) => slugOf(title) !== '') : [];
  // Every page of the default language may have a translation; what only German has keeps its own address.
  for (const entry of own.length > 0 ? en.left : []) {
    if (slugOf(entry.title) !== '' && en.entryOf(entry.title) === undefined) en.claim(entry.title, entry);
  }
  de.claimByTitle(own);
  const names = [...pages.map(({ name }) => name), ...own];
  for (const [claims, other] of both) claimBySaidTwin(claims, names, other);
  for (const [claims] of both) claimByChief(claims, pages);
  for (const [claims, other] of both) claimByPlace(claims, names, other);
  if (!hasNamedPages(key)) for (const [claims] of both) claimTheOnly(claims, pages);
  const expected = pages.filter(({ isExpected }) => isExpected).map(({ name }) => name);
  const translatable = names.filter((name) => !expected.includes(name) && en.entryOf(name) !== undefined);
  return {
    sets: { en: en.named(), de: de.named() },
    unfound: [...unfoundIn('en', en, expected), ...unfoundIn('de', de, [...expected, ...translatable])],
  };
}
