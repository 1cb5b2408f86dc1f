import type { Language } from '@kontorwerk/contract/languages';
import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/search';
import { foldUmlauts, plainWord } from './folding.ts';
import type { Query } from './ranking.ts';
import { stemOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';
import { type Token, tokensOf, WORD_MAX } from './tokens.ts';
import type { Compound, Vocabulary } from './vocabulary.ts';

/** More words than these are a text, and no question to a search. */
const WORDS_MAX = 8;

/** How much what was found counts beside the word as it was written, which counts 1. */
const WEIGHT = {
  stem: 0.85,
  joined: 0.9,
  transposed: 0.7,
  compoundEnd: 0.4,
  compoundMiddle: 0.25,
  split: 0.5,
  part: 0.2,
  typo: 0.6,
  /** Where the word is known inside of others, and may be one of them with an error. */
  typoBesideCompounds: 0.2,
} as const;

/** How many compounds of a word are looked up. */
const COMPOUNDS_MAX = 24;

/** From how many letters on a word is looked for as the beginning of others. */
const PREFIX_FROM = 2;

/** How many letters may be wrong. */
function typosIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A word of a query: as it is compared, with its parts where it is a joined one. */
export type QueryWord = { readonly plain: string; readonly folded: string; readonly parts: readonly QueryWord[] };

function wordOf({ word, parts }: Token): QueryWord {
  const plain = plainWord(word);
  return {
    plain,
    folded: foldUmlauts(plain),
    parts: parts.filter((part) => part.word.length > 1).map(wordOf),
  };
}

/** The parts of joined words count among the words of a query: those of a longer one say nothing by themselves. */
function withFewParts(words: readonly QueryWord[]): readonly QueryWord[] {
  let left = WORDS_MAX - words.length;
  return words.map((word) => {
    if (word.parts.length > left) return { ...word, parts: [] };
    left -= word.parts.length;
    return word;
  });
}

/** Each word once: said again it finds nothing further, and each is looked for among all pages. */
function onlyOnce(words: readonly QueryWord[]): readonly QueryWord[] {
  const spelt = ({ plain, parts }: QueryWord) => [plain, ...parts.map((part) => part.plain)].join(' ');
  return [...new Map(words.map((word) => [spelt(word), word])).values()];
}

/** What is looked for of a query: its first words that say something, or all of them where none does. */
export function queryWords(query: string, language: Language): readonly QueryWord[] {
  const tokens = tokensOf(query.slice(0, SEARCH_QUERY_MAX)).filter(({ word }) => word.length <= WORD_MAX);
  const words = withFewParts(onlyOnce(tokens.map(wordOf)).slice(0, WORDS_MAX));
  const telling = words.filter(({ folded }) => !isStopWord(folded, language));
  return telling.length === 0 ? words : telling;
}

/** A term that is looked for: as it is, unless something else is said. */
function look(term: string, weight: number, { prefix = false, typos = 0, part = term } = {}): Query {
  return { term, weight, prefix, typos, part };
}

/** Words that German has taken over whole: nobody makes compounds of their parts. */
const TAKEN_OVER = /^workshops?$/;

/** Compounds of which one of the forms of a word is a part. */
function compoundsOf(forms: readonly string[], isMeant: (compound: Compound) => boolean, vocabulary: Vocabulary) {
  return forms
    .flatMap((part) => vocabulary.containing(part, COMPOUNDS_MAX).map((compound) => ({ ...compound, part })))
    .filter(isMeant)
    .slice(0, COMPOUNDS_MAX);
}

/** What a word may stand for among the words that are known. */
function wordQuery(word: QueryWord, joined: readonly string[], language: Language, vocabulary: Vocabulary): Query {
  const { plain, folded, parts } = word;
  const stem = stemOf(plain, language);
  const startsWord = folded.length >= PREFIX_FROM;
  const any = [look(folded, 1, { prefix: startsWord })];
  if (stem !== folded) any.push(look(stem, WEIGHT.stem));
  for (const term of joined) if (vocabulary.has(term)) any.push(look(term, WEIGHT.joined));

  // English writes compounds apart, and German makes them of words; what nobody has is looked for inside of all words.
  const isKnown = vocabulary.has(stem) || (startsWord && vocabulary.startingWith(folded).length > 0);
  const isTakenOver = isKnown && TAKEN_OVER.test(folded);
  const isApart = isKnown && language === 'en';
  const isMeant = ({ term, isMade }: Compound) =>
    !isKnown || (isMade && !isApart && !isTakenOver && !TAKEN_OVER.test(term));
  const compounds = compoundsOf(stem === folded ? [folded] : [folded, stem], isMeant, vocabulary);
  for (const { term, isEnd, part } of compounds)
    any.push(look(term, isEnd ? WEIGHT.compoundEnd : WEIGHT.compoundMiddle, { part }));

  const splits = isTakenOver ? [] : vocabulary.split(folded);
  for (const [first, last] of splits) {
    any.push({ all: [look(first, WEIGHT.split), look(last, WEIGHT.split)] });
    if (!isApart) any.push(look(last, WEIGHT.part));
  }

  const typos = typosIn(folded);
  if (!isKnown && typos > 0) {
    const isInOthers = compounds.length > 0 || splits.length > 0;
    for (const term of vocabulary.transposed(folded)) any.push(look(term, WEIGHT.transposed));
    any.push(look(folded, isInOthers ? WEIGHT.typoBesideCompounds : WEIGHT.typo, { typos }));
  }
  if (parts.length > 0) any.push({ all: parts.map((part) => wordQuery(part, [], language, vocabulary)) });
  return { any };
}

/**
 * What each word of a query looks for. Two neighbours that are one word elsewhere (`Online Shop`) are looked for as that
 * one, too.
 */
export function wordQueries(words: readonly QueryWord[], language: Language, vocabulary: Vocabulary): readonly Query[] {
  const pairs = words.slice(1).map(({ folded }, at) => `${words[at]?.folded ?? ''}${folded}`);
  return words.map((word, at) => {
    const joined = [pairs[at - 1], pairs[at]].filter((term) => term !== undefined);
    return wordQuery(word, joined, language, vocabulary);
  });
}

/** What is known of each word where nothing else is found: a compound may have a part that no page has. */
export function partQueries(words: readonly QueryWord[], language: Language, vocabulary: Vocabulary): readonly Query[] {
  return words.map(({ folded }) => {
    const parts = vocabulary.knownParts(folded).filter((part) => !isStopWord(part, language));
    return { any: parts.map((part) => look(part, WEIGHT.part)) };
  });
}
