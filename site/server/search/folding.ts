/** Returns a word in lower case without diacritics; `ß` becomes two letters. */
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

/** Folds the spellings of an umlaut, `ö`, `oe` or `o`, into one. Takes a plain word. */
export function foldUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}

/** Folds a word's umlauts, capitals and accents into one spelling. */
export function foldWord(word: string): string {
  return foldUmlauts(plainWord(word));
}
