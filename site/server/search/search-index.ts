import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@kontorwerk/contract/languages';
import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import { type QueryWord, queryOf } from './query.ts';
import { wordsOf } from './tokens.ts';
import { createVocabulary } from './vocabulary.ts';
import { termsOfWord } from './word-terms.ts';

/** A text of a document, and how much it counts that something is found there. */
export type IndexedField<D> = {
  readonly name: string;
  readonly boost: number;
  readonly textOf: (document: D) => string;
};

/** What of documents is indexed, and which of two that are equally good comes first. */
export type Indexing<D> = {
  readonly fields: readonly IndexedField<D>[];
  /** Multiplies how well a document answers: 1, or a little more. */
  readonly preferenceOf: (document: D) => number;
};

export type Found<D> = {
  readonly document: D;
  /** The terms of its texts for which it was found. */
  readonly terms: ReadonlySet<string>;
  readonly score: number;
};

export type FoundDocuments<D> = {
  /** How many there are. */
  readonly total: number;
  /** How many of the words they have. */
  readonly words: number;
  readonly found: readonly Found<D>[];
};

/** An index of documents in one language, by their paths. */
export type SearchIndex<D> = {
  /**
   * Makes the index one of these documents: what is new is read, what is gone forgotten. Others have their turn meanwhile,
   * and find what is read by then. One call at a time.
   */
  update(documents: readonly D[], signal: AbortSignal): Promise<void>;
  /**
   * Documents in which all words are found, or as many of them as there are in any; the best first.
   *
   * @param boosts the fields that are looked into, with how much each counts; all as they are indexed by default
   */
  search(words: readonly QueryWord[], most: number, boosts?: Readonly<Record<string, number>>): FoundDocuments<D>;
  readonly size: number;
  /** How many terms it knows. */
  readonly terms: number;
};

/** Others have their turn after so many milliseconds. */
const SLICE_MS = 12;

type Indexed<D> = { readonly id: string; readonly document: D };

/** An empty index. */
export function createSearchIndex<D extends { readonly path: string }>(
  language: Language,
  { fields, preferenceOf }: Indexing<D>,
): SearchIndex<D> {
  const vocabulary = createVocabulary();
  const held = new Map<string, D>();
  const preferences = new Map<string, number>();
  const byName = new Map(fields.map((field) => [field.name, field]));
  /** Whether words come or go: each is counted as often as it is there. */
  let counting: 1 | -1 = 1;

  const index = new MiniSearch<Indexed<D>>({
    fields: fields.map(({ name }) => name),
    idField: 'id',
    extractField: ({ id, document }, name) => (name === 'id' ? id : (byName.get(name)?.textOf(document) ?? '')),
    tokenize: wordsOf,
    processTerm(word, field) {
      const terms = termsOfWord(word, language);
      // A title may consist of nothing else (`Über uns`).
      if (field !== 'title' && terms.isStopWord) return null;
      for (const term of terms.all) vocabulary.count(term, counting);
      return [...terms.all];
    },
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: Object.fromEntries(fields.map(({ name, boost }) => [name, boost])),
      boostDocument: (id) => preferences.get(String(id)) ?? 1,
      weights: { prefix: 0.4, fuzzy: 0.9 },
      maxFuzzy: 2,
    },
  });

  function add(document: D): void {
    const { path } = document;
    counting = 1;
    index.add({ id: path, document });
    held.set(path, document);
    preferences.set(path, preferenceOf(document));
  }

  function remove(document: D): void {
    const { path } = document;
    counting = -1;
    index.remove({ id: path, document });
    held.delete(path);
    preferences.delete(path);
  }

  function isSame(one: D, other: D): boolean {
    return one === other || fields.every(({ textOf }) => textOf(one) === textOf(other));
  }

  function put(document: D): void {
    const before = held.get(document.path);
    if (before !== undefined && isSame(before, document)) {
      // What isn't searched may have changed, such as a date.
      held.set(document.path, document);
      preferences.set(document.path, preferenceOf(document));
      return;
    }
    if (before !== undefined) remove(before);
    add(document);
  }

  /** How many of the words a hit answers. */
  function answered({ queryTerms }: Hit, words: readonly ReadonlySet<string>[]): number {
    return words.filter((terms) => queryTerms.some((term) => terms.has(term))).length;
  }

  return {
    async update(documents, signal) {
      const wanted = new Map(documents.map((document) => [document.path, document]));
      let since = performance.now();
      const inTurn = async () => {
        if (performance.now() - since < SLICE_MS) return;
        await nextTurn();
        since = performance.now();
      };
      for (const [path, document] of held) {
        if (signal.aborted) return;
        if (!wanted.has(path)) remove(document);
        await inTurn();
      }
      for (const document of wanted.values()) {
        if (signal.aborted) return;
        put(document);
        await inTurn();
      }
    },
    search(asked, most, boosts) {
      if (asked.length === 0) return { total: 0, words: 0, found: [] };
      const { query, words } = queryOf(asked, language, vocabulary);
      const hits = index.search(query, boosts && { fields: Object.keys(boosts), boost: boosts });
      const counts = words.length === 1 ? null : hits.map((hit) => answered(hit, words));
      const highest = counts?.reduce((one, other) => Math.max(one, other), 0) ?? 1;
      const best = counts === null ? hits : hits.filter((_hit, at) => counts[at] === highest);
      const found = best.slice(0, most).flatMap(({ id, terms, score }) => {
        const document = held.get(String(id));
        return document === undefined ? [] : [{ document, terms: new Set(terms), score }];
      });
      return { total: best.length, words: best.length === 0 ? 0 : highest, found };
    },
    get size() {
      return held.size;
    },
    get terms() {
      return vocabulary.size;
    },
  };
}
