/** A word without capitals and marks above its letters; `ß` is two of them. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}

/** The one spelling of all that people write for an umlaut: `ö`, `oe` or `o`. Takes a plain word. */
export function foldUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}

/** The one spelling under which a word is found, however its umlauts, capitals and accents are written. */
export function foldWord(word: string): string {
  return foldUmlauts(plainWord(word));
}
