import { countOf, documentOf, FIELDS_MAX, fieldOf, type Postings, type Vocabulary } from './inverted-index.ts';

type TermQuery = {
  readonly term: string;
  readonly weight: number;
  readonly prefix: boolean;
  readonly typos: number;
  /** The part of the term that was searched: all of it, or the part of a compound. */
  readonly part: string;
};

/**
 * A query: a term, optionally as a prefix or with typing errors; any, or all, of several. `weight` is relative to the
 * word as written, which has 1.
 */
export type Query = TermQuery | { readonly any: readonly Query[] } | { readonly all: readonly Query[] };

/** Why documents were found: terms, each with its searched part. */
export type MatchedTerms = ReadonlyMap<string, string>;

/** A document's score, the matched query terms, and a bit for each matched field. */
type Hit = { score: number; fields: number; readonly terms: string[] };

/** By the numbers of documents. */
export type Hits = ReadonlyMap<number, Hit>;

/** The statistics that scores are computed from. */
type IndexStatistics = {
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** The number of documents. */
  readonly documents: number;
  /** The number of words in a document's field, and the mean over all documents. */
  lengthOf(document: number, field: number): number;
  meanLengthOf(field: number): number;
};

/** The parameters of BM25+: term saturation, length normalisation, and the minimum per matched word. */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 } as const;

/** The weights of prefix matches and misspellings. */
const WEIGHT = { prefix: 0.4, typo: 0.9 } as const;

/** The penalty for each letter beyond a prefix. */
const LETTER_MORE = 0.3;

/** Returns the inverse document frequency of a term. */
function inverseFrequency(having: number, documents: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5));
}

/** The weight of a variant of a query term, and the part that was searched. */
type TermMatch = { readonly weight: number; readonly part: string };

/** Returns the index terms that a query term matches. */
function matchTerms({ term, prefix, typos, part }: TermQuery, vocabulary: Vocabulary): ReadonlyMap<string, TermMatch> {
  const matchedTerms = new Map<string, TermMatch>();
  if (typos > 0)
    for (const { term: other, distance } of vocabulary.within(term, typos))
      matchedTerms.set(other, { weight: (WEIGHT.typo * other.length) / (other.length + distance), part: other });
  if (prefix)
    for (const other of vocabulary.startingWith(term)) {
      const weight = (WEIGHT.prefix * other.length) / (other.length + LETTER_MORE * (other.length - term.length));
      matchedTerms.set(other, { weight, part: term });
    }
  if (vocabulary.has(term)) matchedTerms.set(term, { weight: 1, part });
  return matchedTerms;
}

/** Adds a matched term; among several searched parts the longest is kept. */
function addMatchedTerm(matchedTerms: Map<string, string>, term: string, part: string): void {
  const known = matchedTerms.get(term);
  if (known === undefined || known.length < part.length) matchedTerms.set(term, part);
}

/** Merges one hit of a document into another. */
function mergeHit(one: Hit, { score, fields, terms }: Hit): void {
  one.score += score;
  one.fields |= fields;
  for (const term of terms) if (!one.terms.includes(term)) one.terms.push(term);
}

/**
 * Scores the documents that match a query.
 *
 * @param boosts the weight of each field; fields with 0 are skipped
 * @param matchedTerms collects the matched terms
 */
export function rank(
  query: Query,
  boosts: readonly number[],
  statistics: IndexStatistics,
  matchedTerms: Map<string, string>,
): Hits {
  const { postings, vocabulary, documents, lengthOf, meanLengthOf } = statistics;

  function rankTerm(query: TermQuery): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    for (const [term, match] of matchTerms(query, vocabulary)) {
      addMatchedTerm(matchedTerms, term, match.part);
      const having = new Array<number>(FIELDS_MAX).fill(0);
      const list = postings.of(term);
      for (const posting of list) having[fieldOf(posting)] = (having[fieldOf(posting)] ?? 0) + 1;
      const weights = having.map(
        (count, field) => query.weight * match.weight * (boosts[field] ?? 0) * inverseFrequency(count, documents),
      );
      for (const posting of list) {
        const [document, field, count] = [documentOf(posting), fieldOf(posting), countOf(posting)];
        const weight = weights[field] ?? 0;
        if (weight === 0) continue;
        const longer = 1 - BM25.length + (BM25.length * lengthOf(document, field)) / meanLengthOf(field);
        const often = (count * (BM25.saturation + 1)) / (count + BM25.saturation * longer);
        const score = weight * (BM25.least + often);
        const hit = hits.get(document);
        if (hit) {
          hit.score += score;
          hit.fields |= 1 << field;
        } else hits.set(document, { score, fields: 1 << field, terms: [query.term] });
      }
    }
    return hits;
  }

  function rankAny(queries: readonly Query[]): Map<number, Hit> {
    const [first, ...others] = queries.map(rankQuery);
    const hits = first ?? new Map<number, Hit>();
    for (const other of others)
      for (const [document, hit] of other) {
        const known = hits.get(document);
        if (known) mergeHit(known, hit);
        else hits.set(document, hit);
      }
    return hits;
  }

  function rankAll(queries: readonly Query[]): Map<number, Hit> {
    const [first, ...others] = queries.map(rankQuery);
    const hits = first ?? new Map<number, Hit>();
    for (const other of others)
      for (const [document, hit] of hits) {
        const more = other.get(document);
        if (more) mergeHit(hit, more);
        else hits.delete(document);
      }
    return hits;
  }

  function rankQuery(one: Query): Map<number, Hit> {
    if ('any' in one) return rankAny(one.any);
    return 'all' in one ? rankAll(one.all) : rankTerm(one);
  }

  return rankQuery(query);
}

/** The result for several words: the documents that match the most of them. */
type WordHits = { readonly hits: Hits; readonly words: number };

/** @param hitsOfWords the hits of each single word; modified in place */
export function mergeWordHits(hitsOfWords: readonly Hits[]): WordHits {
  const all = new Map<number, { readonly hit: Hit; words: number }>();
  for (const hits of hitsOfWords)
    for (const [document, hit] of hits) {
      const known = all.get(document);
      if (known) {
        mergeHit(known.hit, hit);
        known.words += 1;
      } else all.set(document, { hit, words: 1 });
    }
  let most = 0;
  for (const { words } of all.values()) most = Math.max(most, words);
  const hits = new Map<number, Hit>();
  for (const [document, { hit, words }] of all) if (words === most) hits.set(document, hit);
  return { hits, words: most };
}

/** The hits of one kind, or of all, with the count of each. */
type KindHits = { readonly hits: Hits; readonly kinds: ReadonlyMap<string, number> };

/** @param wantedKind the one kind to keep; all are kept if it is null or has no hits */
export function filterByKind(hits: Hits, kindOf: (document: number) => string, wantedKind: string | null): KindHits {
  const kinds = new Map<string, number>();
  for (const document of hits.keys()) {
    const kind = kindOf(document);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  if (wantedKind === null || !kinds.has(wantedKind)) return { hits, kinds };
  return { hits: new Map([...hits].filter(([document]) => kindOf(document) === wantedKind)), kinds };
}

/** Multiplied by the number of matched query terms. */
const finalScore = ({ score, terms }: Hit) => score * terms.length;

/**
 * Returns the numbers of the best documents, best first; among equals the one found first.
 *
 * @param preferenceOf multiplies a document's score
 */
export function selectBest(hits: Hits, most: number, preferenceOf: (document: number) => number): readonly number[] {
  const best: { readonly document: number; readonly worth: number }[] = [];
  for (const [document, hit] of hits) {
    const candidate = { document, worth: finalScore(hit) * preferenceOf(document) };
    if (best.length === most && candidate.worth <= (best.at(-1)?.worth ?? 0)) continue;
    const after = best.findLastIndex((other) => other.worth >= candidate.worth);
    best.splice(after + 1, 0, candidate);
    if (best.length > most) best.pop();
  }
  return best.map(({ document }) => document);
}
