/** Joins texts as in a sentence: `a`, `a and b`, `a, b and c`. */
export function joinAsSentence(texts: readonly string[], conjunction: string): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((part) => part !== '').join(` ${conjunction} `);
}
