import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@kontorwerk/contract/languages';
import { bestOf, ofKind, withMostWords } from './best-hits.ts';
import { createPostings } from './postings.ts';
import { partQueries, type QueryWord, wordQueries } from './query.ts';
import { type Meant, type Query, rank } from './ranking.ts';
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
  /** The names of the fields in which it was found. */
  readonly fields: ReadonlySet<string>;
};

/** How a query is searched for. */
export type Searching<D> = {
  /** The fields that are looked into, with how much each counts; all as they are indexed by default. */
  readonly boosts?: Readonly<Record<string, number>> | undefined;
  /** Multiplies how well a document answers this query, besides what multiplies it always. */
  readonly preferenceOf?: ((document: D) => number) | undefined;
  /** What a document is: there is one kind by default. */
  readonly kindOf?: (document: D) => string;
  /** The one kind that is wanted, as long as anything of it is found; null for every kind. */
  readonly kind?: string | null;
};

export type FoundDocuments<D> = {
  /** How many there are. */
  readonly total: number;
  /** How many there are of each kind, whichever is wanted. */
  readonly kinds: ReadonlyMap<string, number>;
  /** How many of the words they have. */
  readonly words: number;
  /** The best first. */
  readonly found: readonly Found<D>[];
  /** The terms that the words may mean: what of them stands in a text is why it was found. */
  readonly terms: Meant;
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
   * @param how what of it differs from how documents are indexed
   */
  search(words: readonly QueryWord[], most: number, how?: Searching<D>): FoundDocuments<D>;
  readonly size: number;
  /** How many terms it knows. */
  readonly terms: number;
};

/** Others have their turn after so many milliseconds. */
const SLICE_MS = 12;

/** What is known of a document besides its terms: how many different words its fields have, and what it is multiplied by. */
type Held<D> = { readonly number: number; document: D; preference: number; readonly lengths: readonly number[] };

/** An empty index. */
export function createSearchIndex<D extends { readonly path: string }>(
  language: Language,
  { fields, preferenceOf }: Indexing<D>,
): SearchIndex<D> {
  const postings = createPostings();
  const vocabulary = createVocabulary(postings);
  const byPath = new Map<string, Held<D>>();
  const byNumber: (Held<D> | undefined)[] = [];
  /** Numbers of documents that are gone. */
  const free: number[] = [];
  /** How many words each field has, of all documents. */
  const lengths = fields.map(() => 0);

  /** The terms of a text, each as often as it stands there. */
  function termsIn(words: readonly string[], field: string): readonly string[] {
    return words.flatMap((word) => {
      const terms = termsOfWord(word, language);
      // A title may consist of nothing else (`Über uns`).
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
      // What isn't searched may have changed, such as a date.
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
