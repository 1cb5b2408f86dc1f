/** Texts in a sentence: `a`, `a and b`, `a, b and c`; `last` is what stands before the last one. */
export function listed(texts: readonly string[], last: string): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((part) => part !== '').join(` ${last} `);
}
