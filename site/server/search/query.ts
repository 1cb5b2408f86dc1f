import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import type { Compound, Vocabulary } from './inverted-index.ts';
import type { Query } from './ranking.ts';
import {
  foldUmlauts,
  foldWord,
  isStopWord,
  plainWord,
  stemOf,
  type Token,
  tokensOf,
  WORD_MAX,
} from './text-analysis.ts';

/** The most words of a query; more are a text, not a search. */
const WORDS_MAX = 8;

/** The weights of inexact matches; the word as written has 1. */
const WEIGHT = {
  stem: 0.85,
  joined: 0.9,
  transposed: 0.7,
  compoundEnd: 0.4,
  compoundMiddle: 0.25,
  split: 0.5,
  part: 0.2,
  typo: 0.6,
  /** For a word that is also part of known compounds: these are more likely than an error. */
  typoBesideCompounds: 0.2,
} as const;

/** The most compounds of a word that are searched. */
const COMPOUNDS_MAX = 24;

/** The shortest word that is searched as a prefix, in letters. */
const PREFIX_FROM = 2;

/** Returns the allowed edit distance. */
function allowedTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A normalised word of a query, with its parts if it is a joined word. */
export type QueryWord = { readonly plain: string; readonly folded: string; readonly parts: readonly QueryWord[] };

function normaliseToken({ word, parts }: Token): QueryWord {
  const plain = plainWord(word);
  return {
    plain,
    folded: foldUmlauts(plain),
    parts: parts.filter((part) => part.word.length > 1).map(normaliseToken),
  };
}

/** Drops the parts of joined words beyond the limit of words: the parts of a longer query add nothing. */
function limitParts(words: readonly QueryWord[]): readonly QueryWord[] {
  let left = WORDS_MAX - words.length;
  return words.map((word) => {
    if (word.parts.length > left) return { ...word, parts: [] };
    left -= word.parts.length;
    return word;
  });
}

/** Removes repeated words: each costs a search and finds nothing new. */
function dropRepeats(words: readonly QueryWord[]): readonly QueryWord[] {
  const spellingOf = ({ plain, parts }: QueryWord) => [plain, ...parts.map((part) => part.plain)].join(' ');
  return [...new Map(words.map((word) => [spellingOf(word), word])).values()];
}

/** Returns the searched words of a query: the first ones without stop words, or all if only stop words are left. */
export function parseQuery(query: string, language: Language): readonly QueryWord[] {
  const tokens = tokensOf(query.slice(0, SEARCH_QUERY_MAX)).filter(({ word }) => word.length <= WORD_MAX);
  const words = limitParts(dropRepeats(tokens.map(normaliseToken)).slice(0, WORDS_MAX));
  const contentWords = words.filter(({ folded }) => !isStopWord(folded, language));
  return contentWords.length === 0 ? words : contentWords;
}

/** Creates the query for a term, exact by default. */
function termQuery(term: string, weight: number, { prefix = false, typos = 0, part = term } = {}): Query {
  return { term, weight, prefix, typos, part };
}

/** Loanwords that aren't treated as compounds of their parts. */
const LOANWORDS = /^workshops?$/;

/** Returns compounds that contain one of the forms of a word. */
function findCompounds(forms: readonly string[], isWanted: (compound: Compound) => boolean, vocabulary: Vocabulary) {
  return forms
    .flatMap((part) => vocabulary.containing(part, COMPOUNDS_MAX).map((compound) => ({ ...compound, part })))
    .filter(isWanted)
    .slice(0, COMPOUNDS_MAX);
}

/** Builds the query for a word: its known variants, compounds, parts and misspellings. */
function buildWordQuery(word: QueryWord, joined: readonly string[], language: Language, vocabulary: Vocabulary): Query {
  const { plain, folded, parts } = word;
  const stem = stemOf(plain, language);
  const startsWord = folded.length >= PREFIX_FROM;
  const any = [termQuery(folded, 1, { prefix: startsWord })];
  if (stem !== folded) any.push(termQuery(stem, WEIGHT.stem));
  for (const term of joined) if (vocabulary.has(term)) any.push(termQuery(term, WEIGHT.joined));

  // English writes compounds apart, German joins them; an unknown word is searched inside all words.
  const isKnown = vocabulary.has(stem) || (startsWord && vocabulary.startingWith(folded).length > 0);
  const isLoanword = isKnown && LOANWORDS.test(folded);
  const isApart = isKnown && language === 'en';
  const isWanted = ({ term, isMade }: Compound) =>
    !isKnown || (isMade && !isApart && !isLoanword && !LOANWORDS.test(term));
  const compounds = findCompounds(stem === folded ? [folded] : [folded, stem], isWanted, vocabulary);
  for (const { term, isEnd, part } of compounds)
    any.push(termQuery(term, isEnd ? WEIGHT.compoundEnd : WEIGHT.compoundMiddle, { part }));

  const splits = isLoanword ? [] : vocabulary.split(folded);
  for (const [first, last] of splits) {
    any.push({ all: [termQuery(first, WEIGHT.split), termQuery(last, WEIGHT.split)] });
    if (!isApart) any.push(termQuery(last, WEIGHT.part));
  }

  const typos = allowedTypos(folded);
  if (!isKnown && typos > 0) {
    const isInOthers = compounds.length > 0 || splits.length > 0;
    for (const term of vocabulary.transposed(folded)) any.push(termQuery(term, WEIGHT.transposed));
    any.push(termQuery(folded, isInOthers ? WEIGHT.typoBesideCompounds : WEIGHT.typo, { typos }));
  }
  if (parts.length > 0) any.push({ all: parts.map((part) => buildWordQuery(part, [], language, vocabulary)) });
  return { any };
}

/**
 * Builds a query per word. Two neighbours that are one word elsewhere (`Online Shop`) are also searched as that one.
 */
export function buildWordQueries(
  words: readonly QueryWord[],
  language: Language,
  vocabulary: Vocabulary,
): readonly Query[] {
  const pairs = words.slice(1).map(({ folded }, at) => `${words[at]?.folded ?? ''}${folded}`);
  return words.map((word, at) => {
    const joined = [pairs[at - 1], pairs[at]].filter((term) => term !== undefined);
    return buildWordQuery(word, joined, language, vocabulary);
  });
}

/** Builds a fallback query per word from its known parts: a compound may have a part that no page has. */
export function buildPartQueries(
  words: readonly QueryWord[],
  language: Language,
  vocabulary: Vocabulary,
): readonly Query[] {
  return words.map(({ folded }) => {
    const parts = vocabulary.knownParts(folded).filter((part) => !isStopWord(part, language));
    return { any: parts.map((part) => termQuery(part, WEIGHT.part)) };
  });
}

const EN = `are can could do does how is should what when where which who why will`;
const DE = `brauche brauchen darf dürfen gibt ist kann können lohnt muss müssen sind wann warum was welche welcher welches wem wer
weshalb wie wieso wieviel wieviele wo woher wohin wozu`;

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldWord));
}

/** The words that questions begin with. */
const QUESTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = { en: listOf(EN), de: listOf(DE) };

/**
 * Whether a query is phrased as a question: by a question mark, or by several words of which the first is a question
 * word.
 */
export function isQuestionQuery(query: string, language: Language): boolean {
  if (query.trimEnd().endsWith('?')) return true;
  const [first, ...others] = tokensOf(query);
  return first !== undefined && others.length > 1 && QUESTION_WORDS[language].has(foldWord(first.word));
}
