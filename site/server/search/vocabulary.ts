/** All terms that an index knows, for what its library can't look up: parts of compounds, and letters that changed places. */
export type Vocabulary = {
  /** Counts a term up, or down when a text goes that had it. */
  count(term: string, by: 1 | -1): void;
  has(term: string): boolean;
  /** Tells whether a term begins so. */
  hasPrefix(start: string): boolean;
  /** Terms that contain a word, but don't begin with it: those that end with it first, shorter ones before longer. */
  containing(word: string, most: number): readonly Compound[];
  /** The two known words that make up a compound, with or without a letter that joins them; none where there are none. */
  split(word: string): readonly (readonly [string, string])[];
  /** Known words in which two neighbouring letters stand the other way round. */
  transposed(word: string): readonly string[];
  readonly size: number;
};

export type Compound = { readonly term: string; readonly isEnd: boolean };

/** Stands between the terms in the one text that is searched: no word has it. */
const BREAK = '\n';

/** The shortest word that a compound is taken apart into, and the least that is left of it before a part. */
const SHORTEST_PART = 4;
const SHORTEST_REST = 3;

/** What joins the parts of German compounds. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  /** All terms in one text, which finds parts of them in a fraction of the time that looking at each would take. */
  let all: string | null = null;

  function text(): string {
    all ??= `${BREAK}${[...counts.keys()].join(BREAK)}${BREAK}`;
    return all;
  }

  const has = (term: string) => counts.has(term);

  function containing(word: string, most: number): readonly Compound[] {
    if (word.length < SHORTEST_PART) return [];
    const where = text();
    const found = new Map<string, boolean>();
    for (let at = where.indexOf(word); at !== -1; at = where.indexOf(word, at + word.length)) {
      const start = where.lastIndexOf(BREAK, at) + 1;
      if (at - start < SHORTEST_REST) continue;
      const end = where.indexOf(BREAK, at);
      found.set(where.slice(start, end), at + word.length === end);
    }
    return [...found]
      .map(([term, isEnd]) => ({ term, isEnd }))
      .sort((one, other) => Number(other.isEnd) - Number(one.isEnd) || one.term.length - other.term.length)
      .slice(0, most);
  }

  function split(word: string): readonly (readonly [string, string])[] {
    const pairs: (readonly [string, string])[] = [];
    for (let at = SHORTEST_REST; at <= word.length - SHORTEST_REST; at += 1) {
      const last = word.slice(at);
      if (!has(last)) continue;
      const first = word.slice(0, at);
      const joint = JOINTS.find((end) => first.endsWith(end) && has(first.slice(0, first.length - end.length)));
      const bare = joint === undefined ? '' : first.slice(0, first.length - joint.length);
      if (bare.length >= SHORTEST_REST) pairs.push([bare, last]);
    }
    return pairs;
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

  return {
    count(term, by) {
      const left = (counts.get(term) ?? 0) + by;
      if (left === 1 && by === 1) all = null;
      if (left > 0) counts.set(term, left);
      else if (counts.delete(term)) all = null;
    },
    has,
    hasPrefix: (start) => text().includes(`${BREAK}${start}`),
    containing,
    split,
    transposed,
    get size() {
      return counts.size;
    },
  };
}
