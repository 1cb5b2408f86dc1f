/** In which documents terms stand: in which of their fields, and how often. */
export type Postings = {
  /** Enters the terms of a field of a document: each as often as it stands there. */
  add(document: number, field: number, terms: Iterable<string>): void;
  /** Takes a document out of the lists of its terms. */
  remove(document: number, terms: Iterable<string>): void;
  /** Where a term stands, a number for each field of each document: `documentOf` and its like take it apart. */
  of(term: string): readonly number[];
  has(term: string): boolean;
  /** All terms, in the order of their letters: another list after each change. */
  terms(): readonly string[];
  readonly size: number;
};

/** One number tells all; up to 31 bits V8 keeps it in place, a third of what a record in a map takes. */
const FIELD_BITS = 3;
const COUNT_BITS = 6;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const COUNT_MAX = (1 << COUNT_BITS) - 1;

/** How many fields there may be, and documents, so that a number tells which one it is. */
export const FIELDS_MAX = 1 << FIELD_BITS;
export const DOCUMENTS_MAX = 1 << (30 - FIELD_BITS - COUNT_BITS);

/** V8 leaves room for sixteen more in a list that grows: most terms stand in few documents, and need none. */
const SHORT_LIST = 16;

/** What a number of a list tells. */
export const documentOf = (posting: number): number => posting >> (FIELD_BITS + COUNT_BITS);
export const fieldOf = (posting: number): number => (posting >> COUNT_BITS) & FIELD_MASK;
/** How often the term stands there; more than 63 times counts as so many. */
export const countOf = (posting: number): number => posting & COUNT_MAX;

function postingOf(document: number, field: number, count: number): number {
  return (((document << FIELD_BITS) | field) << COUNT_BITS) | Math.min(count, COUNT_MAX);
}

/** Lists without a document in them. */
export function createPostings(): Postings {
  const lists = new Map<string, number[]>();
  let sorted: readonly string[] = [];
  /** Terms that have come since they were sorted, and whether some are gone. */
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
      // A term that went and came back stands in both. What is sorted already costs next to nothing.
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
