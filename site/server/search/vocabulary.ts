import type { Postings } from './postings.ts';

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
export type Misspelt = { readonly term: string; readonly distance: number };

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
