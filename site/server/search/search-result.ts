import type { Language } from '@kontorwerk/contract/languages';
import type { MarkedText, SearchResult } from '../../app/content/search-answer.ts';
import { BLOCK_END } from '../directory/plain-text.ts';
import type { MatchedTerms } from './ranking.ts';
import type { Match } from './search-index.ts';
import { resultKind, type SearchedPage } from './searched-page.ts';
import { foldWord, type Token, termsOfWord, tokensIn, tokensOf, WORD_MAX } from './text-analysis.ts';

/** The positions of matched words in a text: pairs of start and end, in order. */
type Marks = readonly (readonly [start: number, end: number])[];

/** The approximate length of an excerpt, and its part before the first matched word, in characters. */
const EXCERPT_LENGTH = 180;
const BEFORE_FIRST = 60;

/** Returns the length of a word's beginning that folds to `folded` letters. */
function writtenLength(word: string, folded: number): number {
  let length = word.length;
  while (length > 0 && foldWord(word.slice(0, length)).length > folded) length -= 1;
  return length;
}

/** Returns the marked part of a word: all of it, or only the matched part of a compound. */
function markWord({ word, start, end, parts }: Token, terms: MatchedTerms, language: Language): Marks {
  if (word.length > WORD_MAX) return [];
  const matches = termsOfWord(word, language).all.filter((term) => terms.has(term));
  if (matches.length === 0) return [];
  const folded = foldWord(word);
  const places = matches.map((term) => {
    const part = terms.get(term) ?? term;
    return { at: part === term ? -1 : folded.indexOf(part), part };
  });
  // A joined word may match across the boundary of its parts.
  if (parts.length > 0 || places.some(({ at }) => at === -1)) return [[start, end]];
  const [{ at, part } = { at: 0, part: folded }] = places;
  return [[start + writtenLength(word, at), start + writtenLength(word, at + part.length)]];
}

/** Returns the marks of a token: of a joined word its parts, or the whole if none of them matches. */
function markToken(token: Token, terms: MatchedTerms, language: Language): Marks {
  const ofParts = token.parts.flatMap((part) => markWord(part, terms, language));
  return ofParts.length > 0 ? ofParts : markWord(token, terms, language);
}

/** Returns the marks of the given terms in a text. */
export function findMarks(text: string, terms: MatchedTerms, language: Language): Marks {
  return tokensOf(text).flatMap((token) => markToken(token, terms, language));
}

/** Returns where the first match begins; null if there is none. The rest of the text isn't read. */
export function findFirstMark(text: string, terms: MatchedTerms, language: Language): number | null {
  for (const token of tokensIn(text)) {
    const [first] = markToken(token, terms, language);
    if (first !== undefined) return first[0];
  }
  return null;
}

/** Splits a text at its marks: pieces at odd indexes are marked. */
export function splitAtMarks(text: string, marks: Marks): MarkedText {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces;
}

/** The separator after a block that doesn't end as a sentence: headings, list items, table cells. */
const BETWEEN_BLOCKS = ' · ';
const SENTENCE_END = /[.!?:…][)“”’"]?$/;

/** Puts a piece of a text in one line. @param before the piece before it */
function joinBlocks(piece: string, before: string): string {
  const [first = '', ...others] = piece.split(BLOCK_END);
  let line = first;
  for (const block of others) line += (SENTENCE_END.test(before + line) ? ' ' : BETWEEN_BLOCKS) + block;
  return line;
}

/** Returns the start of a word at or after a position. */
function findWordStart(text: string, at: number): number {
  const gap = at === 0 ? -1 : text.slice(at).search(/\s/);
  return gap === -1 ? at : at + gap + 1;
}

/** Returns the end of the last word before a position; -1 if there is none. */
function findWordEnd(text: string, before: number): number {
  return Math.max(text.lastIndexOf(' ', before), text.lastIndexOf(BLOCK_END, before));
}

/** Returns an excerpt around a position, in one line. @param marksOf returns the marks of an excerpt */
export function cutExcerpt(text: string, place: number, marksOf: (excerpt: string) => Marks): MarkedText {
  const from = place <= BEFORE_FIRST ? 0 : Math.min(place, findWordStart(text, place - BEFORE_FIRST));
  const end = text.length - from <= EXCERPT_LENGTH ? text.length : findWordEnd(text, from + EXCERPT_LENGTH);
  // A word that is longer than an excerpt is cut.
  const to = end <= from ? Math.min(text.length, from + EXCERPT_LENGTH) : end;
  const excerpt = text.slice(from, to);
  const pieces = splitAtMarks(excerpt, marksOf(excerpt)).map((piece, at, all) => joinBlocks(piece, all[at - 1] ?? ''));
  if (from > 0) pieces[0] = `… ${pieces[0]}`;
  if (to < text.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}

/** How much of a long text is searched for an excerpt, in characters: it is done for each shown result. */
const SEARCHED_LENGTH = 6_000;

/** Returns an excerpt around a match: from the description, a question with its answer, or the text. */
function selectExcerpt({ document, fields }: Match<SearchedPage>, terms: MatchedTerms, language: Language): MarkedText {
  const { description, questions, text } = document;
  const candidates = [
    ...(fields.has('description') ? [description] : []),
    ...(fields.has('questions') ? questions.map(({ question, answer }) => `${question}\n${answer}`) : []),
    ...(fields.has('text') ? [text] : []),
  ];
  for (const whole of candidates) {
    const part = whole.slice(0, SEARCHED_LENGTH);
    const first = findFirstMark(part, terms, language);
    if (first !== null) return cutExcerpt(part, first, (excerpt) => findMarks(excerpt, terms, language));
  }
  return cutExcerpt((description || text).slice(0, SEARCHED_LENGTH), 0, () => []);
}

/** Builds a search result with its matches marked. */
export function buildSearchResult(match: Match<SearchedPage>, terms: MatchedTerms, language: Language): SearchResult {
  const { document } = match;
  const { title, path, picture } = document;
  return {
    path,
    kind: resultKind(document),
    title: splitAtMarks(title, findMarks(title, terms, language)),
    excerpt: selectExcerpt(match, terms, language),
    picture,
  };
}
