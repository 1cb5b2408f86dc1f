/** A word in a text, with its position. `Online-Shop` and `Node.js` are one token whose parts are words, too. */
export type Token = {
  /** As written, without the characters that join its parts. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Two or more, or none. */
  readonly parts: readonly Token[];
};

/** Letters and digits, with joining characters inside a word; `C#` and `C++` keep their sign. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑.'’&+*:·_/][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const PART = /[\p{L}\p{N}\p{M}]+/gu;

/** The longest word; longer ones are addresses, keys or data URLs. */
export const WORD_MAX = 60;

/** Yields the words of a text in order, lazily. */
export function* tokensIn(text: string): Generator<Token, void> {
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const parts = [...written.matchAll(PART)].map(({ 0: word, index }) => ({
      word,
      start: start + index,
      end: start + index + word.length,
      parts: [],
    }));
    const word = /[+#]$/.test(written) ? written : parts.map((part) => part.word).join('');
    yield { word, start, end: start + written.length, parts: parts.length > 1 ? parts : [] };
  }
}

/** Returns the words of a text in order. */
export function tokensOf(text: string): Token[] {
  return [...tokensIn(text)];
}

/** Returns the searchable words of a text, as written: of a joined word the whole and its parts. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .flatMap(({ word, parts }) => [word, ...parts.filter((part) => part.word.length > 1).map((part) => part.word)])
    .filter((word) => word.length <= WORD_MAX);
}
