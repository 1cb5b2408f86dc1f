/** The inverted index: the documents and fields of each term, with its frequency. */
export type Postings = {
  /** Adds the terms of a document's field, repeated as in the text. */
  add(document: number, field: number, terms: Iterable<string>): void;
  /** Removes a document from the lists of its terms. */
  remove(document: number, terms: Iterable<string>): void;
  /** Returns the postings of a term, one number per field of a document; see `documentOf`, `fieldOf` and `countOf`. */
  of(term: string): readonly number[];
  has(term: string): boolean;
  /** Returns all terms, sorted; a new array after each change. */
  terms(): readonly string[];
  readonly size: number;
};

/** Posting layout. V8 stores numbers of up to 31 bits inline, a third of the memory of an object in a map. */
const FIELD_BITS = 3;
const COUNT_BITS = 6;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const COUNT_MAX = (1 << COUNT_BITS) - 1;

/** The numbers of fields and documents that fit into a posting. */
export const FIELDS_MAX = 1 << FIELD_BITS;
export const DOCUMENTS_MAX = 1 << (30 - FIELD_BITS - COUNT_BITS);

/** V8 over-allocates a growing array by sixteen: most terms are in few documents, whose lists are copied instead. */
const SHORT_LIST = 16;

/** Decode a posting. */
export const documentOf = (posting: number): number => posting >> (FIELD_BITS + COUNT_BITS);
export const fieldOf = (posting: number): number => (posting >> COUNT_BITS) & FIELD_MASK;
/** Returns the frequency of the term, capped at 63. */
export const countOf = (posting: number): number => posting & COUNT_MAX;

function postingOf(document: number, field: number, count: number): number {
  return (((document << FIELD_BITS) | field) << COUNT_BITS) | Math.min(count, COUNT_MAX);
}

/** Creates an empty index. */
export function createPostings(): Postings {
  const lists = new Map<string, number[]>();
  let sorted: readonly string[] = [];
  /** Terms added since the last sorting, and whether any were removed. */
  let come: string[] = [];
  let areSomeGone = false;

  function enter(term: string, posting: number): void {
    const list = lists.get(term);
    if (list === undefined) {
      lists.set(term, [posting]);
      come.push(term);
    } else if (list.length < SHORT_LIST) lists.set(term, [...list, posting]);
    else list.push(posting);
  }

  return {
    add(document, field, terms) {
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) enter(term, postingOf(document, field, count));
    },
    remove(document, terms) {
      for (const term of new Set(terms)) {
        const left = lists.get(term)?.filter((posting) => documentOf(posting) !== document) ?? [];
        if (left.length > 0) lists.set(term, left);
        else if (lists.delete(term)) areSomeGone = true;
      }
    },
    of: (term) => lists.get(term) ?? [],
    has: (term) => lists.has(term),
    terms() {
      if (come.length === 0 && !areSomeGone) return sorted;
      // A term that was removed and added again is in both. Sorting a mostly sorted array is cheap.
      const kept = areSomeGone ? sorted.filter((term) => lists.has(term)) : sorted;
      sorted = [...new Set([...kept, ...come.filter((term) => lists.has(term))])].sort();
      come = [];
      areSomeGone = false;
      return sorted;
    },
    get size() {
      return lists.size;
    },
  };
}
