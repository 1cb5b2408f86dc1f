import { countOf, documentOf, FIELDS_MAX, fieldOf, type Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

type TermQuery = {
  readonly term: string;
  readonly weight: number;
  readonly prefix: boolean;
  readonly typos: number;
  /** The part of the term that was asked for: all of it, or what makes up a compound with others. */
  readonly part: string;
};

/**
 * What is looked for: a term, with what begins so or has so many letters wrong; any, or all, of several. `weight` is what
 * it counts beside a word as it was written, which counts 1.
 */
export type Query = TermQuery | { readonly any: readonly Query[] } | { readonly all: readonly Query[] };

/** Why documents were found: terms, each with the part of it that was asked for. */
export type Meant = ReadonlyMap<string, string>;

/** How well a document answers, for which terms of the query, and in which fields: a bit for each. */
export type Hit = { score: number; fields: number; readonly asked: string[] };

/** By the numbers of documents. */
export type Hits = ReadonlyMap<number, Hit>;

/** What the words of all documents are weighed by. */
export type Measured = {
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** How many documents there are. */
  readonly documents: number;
  /** How many words a field of a document has, and those of all documents in the mean. */
  lengthOf(document: number, field: number): number;
  meanLengthOf(field: number): number;
};

/** BM25+: how soon more of the same word counts no more, how much long fields count less, and what any word counts. */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 } as const;

/** What terms count that only begin with what is looked for, or are written nearly so. */
const WEIGHT = { prefix: 0.4, typo: 0.9 } as const;

/** How much each letter more counts against a beginning. */
const LETTER_MORE = 0.3;

/** How much a term tells that stands in so many of the documents. */
function rarity(having: number, documents: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5));
}

/** How like a term of a query another one is that it stands for, and which part of that was asked for. */
type Likeness = { readonly weight: number; readonly part: string };

/** The terms that a term of a query stands for. */
function meantBy({ term, prefix, typos, part }: TermQuery, vocabulary: Vocabulary): ReadonlyMap<string, Likeness> {
  const meant = new Map<string, Likeness>();
  if (typos > 0)
    for (const { term: other, distance } of vocabulary.within(term, typos))
      meant.set(other, { weight: (WEIGHT.typo * other.length) / (other.length + distance), part: other });
  if (prefix)
    for (const other of vocabulary.startingWith(term)) {
      const weight = (WEIGHT.prefix * other.length) / (other.length + LETTER_MORE * (other.length - term.length));
      meant.set(other, { weight, part: term });
    }
  if (vocabulary.has(term)) meant.set(term, { weight: 1, part });
  return meant;
}

/** Enters a term that a query means; of several parts of it that are asked for the longest is why. */
function enterMeant(meant: Map<string, string>, term: string, part: string): void {
  const known = meant.get(term);
  if (known === undefined || known.length < part.length) meant.set(term, part);
}

/** Adds what counts for a document to what counts for it already. */
export function mergeInto(one: Hit, { score, fields, asked }: Hit): void {
  one.score += score;
  one.fields |= fields;
  for (const term of asked) if (!one.asked.includes(term)) one.asked.push(term);
}

/**
 * Which documents answer a query, and how well.
 *
 * @param boosts what each field counts; one that counts nothing isn't looked into
 * @param meant takes the terms that the query may mean
 */
export function rank(query: Query, boosts: readonly number[], measured: Measured, meant: Map<string, string>): Hits {
  const { postings, vocabulary, documents, lengthOf, meanLengthOf } = measured;

  function ofTerm(asked: TermQuery): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    for (const [term, likeness] of meantBy(asked, vocabulary)) {
      enterMeant(meant, term, likeness.part);
      const having = new Array<number>(FIELDS_MAX).fill(0);
      const list = postings.of(term);
      for (const posting of list) having[fieldOf(posting)] = (having[fieldOf(posting)] ?? 0) + 1;
      const weights = having.map(
        (count, field) => asked.weight * likeness.weight * (boosts[field] ?? 0) * rarity(count, documents),
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
        } else hits.set(document, { score, fields: 1 << field, asked: [asked.term] });
      }
    }
    return hits;
  }

  function ofAny(queries: readonly Query[]): Map<number, Hit> {
    const [first, ...others] = queries.map(hitsOf);
    const hits = first ?? new Map<number, Hit>();
    for (const other of others)
      for (const [document, hit] of other) {
        const known = hits.get(document);
        if (known) mergeInto(known, hit);
        else hits.set(document, hit);
      }
    return hits;
  }

  function ofAll(queries: readonly Query[]): Map<number, Hit> {
    const [first, ...others] = queries.map(hitsOf);
    const hits = first ?? new Map<number, Hit>();
    for (const other of others)
      for (const [document, hit] of hits) {
        const more = other.get(document);
        if (more) mergeInto(hit, more);
        else hits.delete(document);
      }
    return hits;
  }

  function hitsOf(one: Query): Map<number, Hit> {
    if ('any' in one) return ofAny(one.any);
    return 'all' in one ? ofAll(one.all) : ofTerm(one);
  }

  return hitsOf(query);
}
