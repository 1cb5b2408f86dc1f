import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@kontorwerk/contract/languages';
import { createPostings, createVocabulary } from './inverted-index.ts';
import { buildPartQueries, buildWordQueries, type QueryWord } from './query.ts';
import { filterByKind, type MatchedTerms, mergeWordHits, type Query, rank, selectBest } from './ranking.ts';
import { termsOfWord, wordsOf } from './text-analysis.ts';

/** An indexed text of a document, and its weight. */
export type IndexedField<D> = {
  readonly name: string;
  readonly boost: number;
  readonly textOf: (document: D) => string;
};

/** The indexed fields of documents, and the preference among equally good ones. */
export type Indexing<D> = {
  readonly fields: readonly IndexedField<D>[];
  /** Multiplies a document's score: 1, or a little more. */
  readonly preferenceOf: (document: D) => number;
};

export type Match<D> = {
  readonly document: D;
  /** The names of the fields that matched. */
  readonly fields: ReadonlySet<string>;
};

/** The options of a search. */
type SearchOptions<D> = {
  /** The searched fields with their weights; by default those of the index. */
  readonly boosts?: Readonly<Record<string, number>> | undefined;
  /** Multiplies a document's score for this query, in addition to the index's preference. */
  readonly preferenceOf?: ((document: D) => number) | undefined;
  /** Returns a document's kind; by default there is only one. */
  readonly kindOf?: (document: D) => string;
  /** The wanted kind, if anything of it is found; null for every kind. */
  readonly kind?: string | null;
};

type Matches<D> = {
  /** How many documents match. */
  readonly total: number;
  /** How many match per kind, whichever is wanted. */
  readonly kinds: ReadonlyMap<string, number>;
  /** How many of the words they match. */
  readonly words: number;
  /** Best first. */
  readonly best: readonly Match<D>[];
  /** The matched terms, for marking them in texts. */
  readonly terms: MatchedTerms;
};

/** An index of documents in one language, by their paths. */
export type SearchIndex<D> = {
  /**
   * Updates the index to these documents: new ones are indexed, missing ones removed. It yields to other work, which
   * sees the intermediate state. One call at a time.
   */
  update(documents: readonly D[], signal: AbortSignal): Promise<void>;
  /**
   * Returns the documents that match all words, or as many as any document does; best first.
   *
   * @param options those that differ from the index's
   */
  search(words: readonly QueryWord[], most: number, options?: SearchOptions<D>): Matches<D>;
  readonly size: number;
  /** The number of terms. */
  readonly terms: number;
};

/** How long indexing runs before it yields, in milliseconds. */
const SLICE_MS = 12;

/** A document without its terms: the distinct words per field, and its preference. */
type IndexedDocument<D> = {
  readonly number: number;
  document: D;
  preference: number;
  readonly lengths: readonly number[];
};

/** Creates an empty index. */
export function createSearchIndex<D extends { readonly path: string }>(
  language: Language,
  { fields, preferenceOf }: Indexing<D>,
): SearchIndex<D> {
  const postings = createPostings();
  const vocabulary = createVocabulary(postings);
  const byPath = new Map<string, IndexedDocument<D>>();
  const byNumber: (IndexedDocument<D> | undefined)[] = [];
  /** Free numbers of removed documents. */
  const free: number[] = [];
  /** The words per field, over all documents. */
  const lengths = fields.map(() => 0);

  /** Returns the terms of a text, with repetitions. */
  function termsIn(words: readonly string[], field: string): readonly string[] {
    return words.flatMap((word) => {
      const terms = termsOfWord(word, language);
      // A title may consist of stop words only (`Über uns`).
      return field !== 'title' && terms.isStopWord ? [] : terms.all;
    });
  }

  function add(document: D): void {
    const number = free.pop() ?? byNumber.length;
    const documentLengths = fields.map(({ name, textOf }, field) => {
      const words = wordsOf(textOf(document));
      postings.add(number, field, termsIn(words, name));
      return new Set(words).size;
    });
    documentLengths.forEach((length, field) => {
      lengths[field] = (lengths[field] ?? 0) + length;
    });
    const indexed = { number, document, preference: preferenceOf(document), lengths: documentLengths };
    byNumber[number] = indexed;
    byPath.set(document.path, indexed);
  }

  function remove({ number, document, lengths: documentLengths }: IndexedDocument<D>): void {
    postings.remove(
      number,
      fields.flatMap(({ name, textOf }) => termsIn(wordsOf(textOf(document)), name)),
    );
    documentLengths.forEach((length, field) => {
      lengths[field] = (lengths[field] ?? 0) - length;
    });
    byNumber[number] = undefined;
    free.push(number);
    byPath.delete(document.path);
  }

  function isSame(one: D, other: D): boolean {
    return one === other || fields.every(({ textOf }) => textOf(one) === textOf(other));
  }

  function addOrReplace(document: D): void {
    const before = byPath.get(document.path);
    if (before !== undefined && isSame(before.document, document)) {
      // Fields that aren't searched may have changed, such as a date.
      before.document = document;
      before.preference = preferenceOf(document);
      return;
    }
    if (before !== undefined) remove(before);
    add(document);
  }

  return {
    async update(documents, signal) {
      const wanted = new Map(documents.map((document) => [document.path, document]));
      let since = performance.now();
      const yieldIfDue = async () => {
        if (performance.now() - since < SLICE_MS) return;
        await nextTurn();
        since = performance.now();
      };
      for (const indexed of byPath.values()) {
        if (signal.aborted) return;
        if (!wanted.has(indexed.document.path)) remove(indexed);
        await yieldIfDue();
      }
      for (const document of wanted.values()) {
        if (signal.aborted) return;
        addOrReplace(document);
        await yieldIfDue();
      }
    },
    search(words, most, { boosts, preferenceOf: queryPreferenceOf = () => 1, kindOf = () => '', kind = null } = {}) {
      const terms = new Map<string, string>();
      const fieldBoosts = fields.map(({ name, boost }) => (boosts === undefined ? boost : (boosts[name] ?? 0)));
      const statistics = {
        postings,
        vocabulary,
        documents: byPath.size,
        lengthOf: (number: number, field: number) => byNumber[number]?.lengths[field] ?? 0,
        meanLengthOf: (field: number) => (lengths[field] ?? 0) / byPath.size,
      };
      const rankAll = (queries: readonly Query[]) =>
        mergeWordHits(queries.map((query) => rank(query, fieldBoosts, statistics, terms)));
      const exact = rankAll(buildWordQueries(words, language, vocabulary));
      const outcome = exact.words > 0 ? exact : rankAll(buildPartQueries(words, language, vocabulary));
      const kindOfDocument = (number: number) => {
        const indexed = byNumber[number];
        return indexed === undefined ? '' : kindOf(indexed.document);
      };
      const { hits, kinds } = filterByKind(outcome.hits, kindOfDocument, kind);
      const preferenceOf = (number: number) => {
        const indexed = byNumber[number];
        return indexed === undefined ? 1 : indexed.preference * queryPreferenceOf(indexed.document);
      };
      const best = selectBest(hits, most, preferenceOf).flatMap((number) => {
        const indexed = byNumber[number];
        const inFields = fields.filter((_field, at) => ((hits.get(number)?.fields ?? 0) & (1 << at)) !== 0);
        return indexed === undefined
          ? []
          : [{ document: indexed.document, fields: new Set(inFields.map(({ name }) => name)) }];
      });
      return { total: hits.size, kinds, words: outcome.words, best, terms };
    },
    get size() {
      return byPath.size;
    },
    get terms() {
      return postings.size;
    },
  };
}
