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

/** The terms of an index, with lookups of the variants of a word. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Returns the terms with a prefix, sorted. */
  startingWith(start: string): readonly string[];
  /**
   * Returns terms that contain a word but don't begin with it: first those whose rest is a known word, then those that
   * end with it, shorter ones first.
   */
  containing(word: string, most: number): readonly Compound[];
  /** Returns the pairs of known words that a compound consists of, with or without a linking letter. */
  split(word: string): readonly (readonly [string, string])[];
  /** Returns the known parts of a compound with unknown parts: its longest known end and beginning. */
  knownParts(word: string): readonly string[];
  /** Returns known words that differ by two swapped neighbouring letters. */
  transposed(word: string): readonly string[];
  /** Returns known words within an edit distance, excluding 0, with the distance. */
  within(word: string, most: number): readonly Misspelt[];
};

/** `isMade`: whether the part before the word is a known word, too; a workshop is no shop. */
export type Compound = { readonly term: string; readonly isEnd: boolean; readonly isMade: boolean };
type Misspelt = { readonly term: string; readonly distance: number };

/** The separator between the terms in the searched text: no word contains it. */
const BREAK = '\n';

/** Sorts after every letter of a word. */
const LAST = '\uffff';

/** The shortest part of a compound, and the shortest rest before a part. */
const SHORTEST_PART = 4;
const SHORTEST_REST = 3;

/** The shortest beginning of an unknown word that is meaningful: a nightingale is no night. */
const SHORTEST_START = 6;

/** The linking letters of German compounds. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;

/** Returns the insertion point of a text in a sorted list. */
function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Computes the next row of Levenshtein's table: the distances of a prefix with one more letter from each prefix of the
 * word.
 */
function nextRow(above: readonly number[], letter: string | undefined, word: string): readonly number[] {
  const row = [(above[0] ?? 0) + 1];
  for (let at = 1; at <= word.length; at += 1) {
    const replaced = (above[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1);
    row.push(Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
  }
  return row;
}

export function createVocabulary(postings: Pick<Postings, 'has' | 'terms'>): Vocabulary {
  const { has } = postings;
  /** All terms in one text: finding parts of terms in it takes a fraction of the time of checking each term. */
  let all: { readonly of: readonly string[]; readonly text: string } = { of: [], text: BREAK };

  function text(): string {
    const terms = postings.terms();
    if (all.of !== terms) all = { of: terms, text: `${BREAK}${terms.join(BREAK)}${BREAK}` };
    return all.text;
  }

  function startingWith(start: string): readonly string[] {
    const terms = postings.terms();
    return terms.slice(placeOf(terms, start), placeOf(terms, `${start}${LAST}`));
  }

  /** Returns the known word before another in a compound, without linking letters; null if there is none. */
  function bareWord(first: string): string | null {
    const joint = JOINTS.find((end) => first.endsWith(end) && has(first.slice(0, first.length - end.length)));
    const bare = joint === undefined ? '' : first.slice(0, first.length - joint.length);
    return bare.length >= SHORTEST_REST ? bare : null;
  }

  function containing(word: string, most: number): readonly Compound[] {
    if (word.length < SHORTEST_PART) return [];
    const where = text();
    const found = new Map<string, Compound>();
    for (let at = where.indexOf(word); at !== -1; at = where.indexOf(word, at + word.length)) {
      const start = where.lastIndexOf(BREAK, at) + 1;
      if (at - start < SHORTEST_REST) continue;
      const end = where.indexOf(BREAK, at);
      const term = where.slice(start, end);
      const isMade = found.get(term)?.isMade || bareWord(where.slice(start, at)) !== null;
      found.set(term, { term, isEnd: at + word.length === end, isMade });
    }
    const rank = ({ isMade, isEnd }: Compound) => Number(isMade) * 2 + Number(isEnd);
    return [...found.values()]
      .sort((one, other) => rank(other) - rank(one) || one.term.length - other.term.length)
      .slice(0, most);
  }

  function split(word: string): readonly (readonly [string, string])[] {
    const pairs: (readonly [string, string])[] = [];
    for (let at = SHORTEST_REST; at <= word.length - SHORTEST_REST; at += 1) {
      const last = word.slice(at);
      if (!has(last)) continue;
      const bare = bareWord(word.slice(0, at));
      if (bare !== null) pairs.push([bare, last]);
    }
    return pairs;
  }

  function knownParts(word: string): readonly string[] {
    const lengths = Array.from({ length: word.length }, (_, less) => word.length - SHORTEST_REST - less);
    const ends = lengths.filter((length) => length >= SHORTEST_PART).map((length) => word.slice(-length));
    const starts = lengths.filter((length) => length >= SHORTEST_START).map((length) => word.slice(0, length));
    return [ends, starts].flatMap((parts) => parts.find(has) ?? []);
  }

  function transposed(word: string): readonly string[] {
    const found: string[] = [];
    for (let at = 0; at < word.length - 1; at += 1) {
      if (word[at] === word[at + 1]) continue;
      const other = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
      if (has(other)) found.push(other);
    }
    return found;
  }

  function within(word: string, most: number): readonly Misspelt[] {
    const terms = postings.terms();
    const found: Misspelt[] = [];
    // A row for each letter of the previous term: sorted neighbours share the rows of their common prefix.
    const rows: (readonly number[])[] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
    let before = '';
    for (let place = 0; place < terms.length; ) {
      const term = terms[place] ?? '';
      rows.length = Math.min(rows.length, sharedStart(before, term) + 1);
      before = term;
      place += 1;
      for (let length = rows.length; length <= term.length; length += 1) {
        const row = nextRow(rows[length - 1] ?? [], term[length - 1], word);
        rows.push(row);
        if (Math.min(...row) <= most) continue;
        // No term with this prefix is within the distance.
        place = placeOf(terms, `${term.slice(0, length)}${LAST}`);
        break;
      }
      const distance = rows[term.length]?.[word.length] ?? 0;
      if (distance > 0 && distance <= most) found.push({ term, distance });
    }
    return found;
  }

  return { has, startingWith, containing, split, knownParts, transposed, within };
}
