import type { Language } from '@kontorwerk/contract/languages';
import type { MarkedText } from '../../app/content/search-answer.ts';
import { BLOCK_END } from '../directory/plain-text.ts';
import { foldWord } from './folding.ts';
import type { Meant } from './ranking.ts';
import { type Token, tokensIn, tokensOf, WORD_MAX } from './tokens.ts';
import { termsOfWord } from './word-terms.ts';

/** Where found words stand in a text: pairs of start and end, in their order. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** An excerpt has about so many characters, and so many of them before the first found word. */
const EXCERPT_LENGTH = 180;
const BEFORE_FIRST = 60;

/** How much of a word, from its beginning, is folded to so many letters. */
function writtenLength(word: string, folded: number): number {
  let length = word.length;
  while (length > 0 && foldWord(word.slice(0, length)).length > folded) length -= 1;
  return length;
}

/** Where a word is found: as a whole, or where it has but a part of what was asked for, there. */
function markOf({ word, start, end, parts }: Token, terms: Meant, language: Language): Marks {
  if (word.length > WORD_MAX) return [];
  const found = termsOfWord(word, language).all.filter((term) => terms.has(term));
  if (found.length === 0) return [];
  const folded = foldWord(word);
  const places = found.map((term) => {
    const part = terms.get(term) ?? term;
    return { at: part === term ? -1 : folded.indexOf(part), part };
  });
  // What is joined may be found under a part that goes beyond one of its own.
  if (parts.length > 0 || places.some(({ at }) => at === -1)) return [[start, end]];
  const [{ at, part } = { at: 0, part: folded }] = places;
  return [[start + writtenLength(word, at), start + writtenLength(word, at + part.length)]];
}

/** Where a word of a text is found: of a joined one its parts, or the whole where none of them is meant. */
function marksOf(token: Token, terms: Meant, language: Language): Marks {
  const ofParts = token.parts.flatMap((part) => markOf(part, terms, language));
  return ofParts.length > 0 ? ofParts : markOf(token, terms, language);
}

/** Where words of the given terms stand in a text. */
export function marksIn(text: string, terms: Meant, language: Language): Marks {
  return tokensOf(text).flatMap((token) => marksOf(token, terms, language));
}

/** Where the first of them begins; null where there is none. What follows isn't looked at. */
export function firstMark(text: string, terms: Meant, language: Language): number | null {
  for (const token of tokensIn(text)) {
    const [first] = marksOf(token, terms, language);
    if (first !== undefined) return first[0];
  }
  return null;
}

/** A text taken apart at its marks: what stands at odd places is marked. */
export function markedText(text: string, marks: Marks): MarkedText {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces;
}

/** Stands between blocks of a text of which the first doesn't end as a sentence: headings, points of lists, cells of tables. */
const BETWEEN_BLOCKS = ' · ';
const SENTENCE_END = /[.!?:…][)“”’"]?$/;

/** A piece of a text in one line. @param before what stands before it */
function inOneLine(piece: string, before: string): string {
  const [first = '', ...others] = piece.split(BLOCK_END);
  let line = first;
  for (const block of others) line += (SENTENCE_END.test(before + line) ? ' ' : BETWEEN_BLOCKS) + block;
  return line;
}

/** The beginning of a word at or after a place. */
function wordStart(text: string, at: number): number {
  const gap = at === 0 ? -1 : text.slice(at).search(/\s/);
  return gap === -1 ? at : at + gap + 1;
}

/** The end of the last word that ends before a place; -1 where there is none. */
function wordEnd(text: string, before: number): number {
  return Math.max(text.lastIndexOf(' ', before), text.lastIndexOf(BLOCK_END, before));
}

/** The part of a text around a place, in one line. @param marksOf what is marked in it */
export function excerptOf(text: string, place: number, marksOf: (excerpt: string) => Marks): MarkedText {
  const from = place <= BEFORE_FIRST ? 0 : Math.min(place, wordStart(text, place - BEFORE_FIRST));
  const end = text.length - from <= EXCERPT_LENGTH ? text.length : wordEnd(text, from + EXCERPT_LENGTH);
  // A word that is longer than an excerpt is cut.
  const to = end <= from ? Math.min(text.length, from + EXCERPT_LENGTH) : end;
  const excerpt = text.slice(from, to);
  const pieces = markedText(excerpt, marksOf(excerpt)).map((piece, at, all) => inOneLine(piece, all[at - 1] ?? ''));
  if (from > 0) pieces[0] = `… ${pieces[0]}`;
  if (to < text.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}
