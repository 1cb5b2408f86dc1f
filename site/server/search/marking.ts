import type { Language } from '@kontorwerk/contract/languages';
import type { MarkedText } from '../../app/content/search-answer.ts';
import { type Token, tokensOf, WORD_MAX } from './tokens.ts';
import { termsOfWord } from './word-terms.ts';

/** Where found words stand in a text: pairs of start and end, in their order. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** An excerpt has about so many characters, and so many of them before the first found word. */
const EXCERPT_LENGTH = 180;
const BEFORE_FIRST = 60;

function isFound({ word }: Token, terms: ReadonlySet<string>, language: Language): boolean {
  return word.length <= WORD_MAX && termsOfWord(word, language).all.some((term) => terms.has(term));
}

/** Where words of the given terms stand in a text. Of a joined word its parts, or the whole where none of them is meant. */
export function marksIn(text: string, terms: ReadonlySet<string>, language: Language): Marks {
  return tokensOf(text).flatMap((token) => {
    const parts = token.parts.filter((part) => isFound(part, terms, language));
    const found = parts.length > 0 || !isFound(token, terms, language) ? parts : [token];
    return found.map(({ start, end }): readonly [number, number] => [start, end]);
  });
}

/** A text taken apart at its marks: what stands at odd places is marked. */
export function markedText(text: string, marks: Marks, from = 0, to = text.length): MarkedText {
  const pieces: string[] = [];
  let at = from;
  for (const [start, end] of marks) {
    if (start < at || end > to) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  pieces.push(text.slice(at, to));
  return pieces;
}

/** The beginning of a word at or after a place. */
function wordStart(text: string, at: number): number {
  const space = at === 0 ? -1 : text.indexOf(' ', at);
  return space === -1 ? at : space + 1;
}

/** The part of a text around the first mark, or its beginning where there is none. */
export function excerptOf(text: string, marks: Marks): MarkedText {
  const first = marks[0]?.[0] ?? 0;
  const from = first <= BEFORE_FIRST ? 0 : Math.min(first, wordStart(text, first - BEFORE_FIRST));
  const end = text.length - from <= EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  // A word that is longer than an excerpt is cut.
  const to = end <= from ? Math.min(text.length, from + EXCERPT_LENGTH) : end;
  const pieces = [...markedText(text, marks, from, to)];
  if (from > 0) pieces[0] = `… ${pieces[0]}`;
  if (to < text.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}
