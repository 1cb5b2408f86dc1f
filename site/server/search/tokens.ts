/** A word in a text, where it stands. `Online-Shop` and `Node.js` are one whose parts are words, too. */
export type Token = {
  /** As it is written there, without what joins its parts. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Two or more, or none. */
  readonly parts: readonly Token[];
};

/** Letters and numbers, with what may stand between them inside a word; `C#` and `C++` keep their sign. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑.'’&+*:·_/][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const PART = /[\p{L}\p{N}\p{M}]+/gu;

/** Longer ones are no words: addresses, keys, pictures in data URLs. */
export const WORD_MAX = 60;

/** The words of a text, in their order, each when it is asked for. */
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

/** The words of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...tokensIn(text)];
}

/** The words under which a text is found, as they are written: of a joined one the whole and its parts. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .flatMap(({ word, parts }) => [word, ...parts.filter((part) => part.word.length > 1).map((part) => part.word)])
    .filter((word) => word.length <= WORD_MAX);
}
