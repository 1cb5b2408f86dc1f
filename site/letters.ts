const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Writes an index in letters: 0 → `a`, 25 → `z`, 26 → `aa`. */
export function letters(place: number): string {
  const last = LETTERS.charAt(place % LETTERS.length);
  return place < LETTERS.length ? last : letters(Math.floor(place / LETTERS.length) - 1) + last;
}
