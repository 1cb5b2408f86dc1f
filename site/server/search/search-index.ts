import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@kontorwerk/contract/languages';
import { createPostings, createVocabulary } from './inverted-index.ts';
import { partQueries, type QueryWord, wordQueries } from './query.ts';
import { bestOf, type Meant, ofKind, type Query, rank, withMostWords } from './ranking.ts';
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

export type Found<D> = {
  readonly document: D;
  /** The names of the fields that matched. */
  readonly fields: ReadonlySet<string>;
};

/** The options of a search. */
type Searching<D> = {
  /** The searched fields with their weights; by default those of the index. */
  readonly boosts?: Readonly<Record<string, number>> | undefined;
  /** Multiplies a document's score for this query, in addition to the index's preference. */
  readonly preferenceOf?: ((document: D) => number) | undefined;
  /** Returns a document's kind; by default there is only one. */
  readonly kindOf?: (document: D) => string;
  /** The wanted kind, if anything of it is found; null for every kind. */
  readonly kind?: string | null;
};

type FoundDocuments<D> = {
  /** How many documents match. */
  readonly total: number;
  /** How many match per kind, whichever is wanted. */
  readonly kinds: ReadonlyMap<string, number>;
  /** How many of the words they match. */
  readonly words: number;
  /** Best first. */
  readonly found: readonly Found<D>[];
  /** The matched terms, for marking them in texts. */
  readonly terms: Meant;
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
   * @param how options that differ from the index's
   */
  search(words: readonly QueryWord[], most: number, how?: Searching<D>): FoundDocuments<D>;
  readonly size: number;
  /** The number of terms. */
  readonly terms: number;
};

/** How long indexing runs before it yields, in milliseconds. */
const SLICE_MS = 12;

/** A document without its terms: the distinct words per field, and its preference. */
type Held<D> = { readonly number: number; document: D; preference: number; readonly lengths: readonly number[] };

/** Creates an empty index. */
export function createSearchIndex<D extends { readonly path: string }>(
  language: Language,
  { fields, preferenceOf }: Indexing<D>,
): SearchIndex<D> {
  const postings = createPostings();
  const vocabulary = createVocabulary(postings);
  const byPath = new Map<string, Held<D>>();
  const byNumber: (Held<D> | undefined)[] = [];
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
    const lengthsHere = fields.map(({ name, textOf }, field) => {
      const words = wordsOf(textOf(document));
      postings.add(number, field, termsIn(words, name));
      return new Set(words).size;
    });
    lengthsHere.forEach((length, field) => {
      lengths[field] = (lengths[field] ?? 0) + length;
    });
    const held = { number, document, preference: preferenceOf(document), lengths: lengthsHere };
    byNumber[number] = held;
    byPath.set(document.path, held);
  }

  function remove({ number, document, lengths: lengthsHere }: Held<D>): void {
    postings.remove(
      number,
      fields.flatMap(({ name, textOf }) => termsIn(wordsOf(textOf(document)), name)),
    );
    lengthsHere.forEach((length, field) => {
      lengths[field] = (lengths[field] ?? 0) - length;
    });
    byNumber[number] = undefined;
    free.push(number);
    byPath.delete(document.path);
  }

  function isSame(one: D, other: D): boolean {
    return one === other || fields.every(({ textOf }) => textOf(one) === textOf(other));
  }

  function put(document: D): void {
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
      const inTurn = async () => {
        if (performance.now() - since < SLICE_MS) return;
        await nextTurn();
        since = performance.now();
      };
      for (const held of byPath.values()) {
        if (signal.aborted) return;
        if (!wanted.has(held.document.path)) remove(held);
        await inTurn();
      }
      for (const document of wanted.values()) {
        if (signal.aborted) return;
        put(document);
        await inTurn();
      }
    },
    search(asked, most, { boosts, preferenceOf: preferenceNow = () => 1, kindOf = () => '', kind = null } = {}) {
      const terms = new Map<string, string>();
      const ofFields = fields.map(({ name, boost }) => (boosts === undefined ? boost : (boosts[name] ?? 0)));
      const measured = {
        postings,
        vocabulary,
        documents: byPath.size,
        lengthOf: (number: number, field: number) => byNumber[number]?.lengths[field] ?? 0,
        meanLengthOf: (field: number) => (lengths[field] ?? 0) / byPath.size,
      };
      const answerTo = (queries: readonly Query[]) =>
        withMostWords(queries.map((query) => rank(query, ofFields, measured, terms)));
      const asWritten = answerTo(wordQueries(asked, language, vocabulary));
      const answered = asWritten.words > 0 ? asWritten : answerTo(partQueries(asked, language, vocabulary));
      const kindOfNumber = (number: number) => {
        const held = byNumber[number];
        return held === undefined ? '' : kindOf(held.document);
      };
      const { hits, kinds } = ofKind(answered.hits, kindOfNumber, kind);
      const preferenceOf = (number: number) => {
        const held = byNumber[number];
        return held === undefined ? 1 : held.preference * preferenceNow(held.document);
      };
      const found = bestOf(hits, most, preferenceOf).flatMap((number) => {
        const held = byNumber[number];
        const inFields = fields.filter((_field, at) => ((hits.get(number)?.fields ?? 0) & (1 << at)) !== 0);
        return held === undefined
          ? []
          : [{ document: held.document, fields: new Set(inFields.map(({ name }) => name)) }];
      });
      return { total: hits.size, kinds, words: answered.words, found, terms };
    },
    get size() {
      return byPath.size;
    },
    get terms() {
      return postings.size;
    },
  };
}
