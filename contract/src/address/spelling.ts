import { slugOf } from './slug.ts';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The longest title that is compared, in characters. */
const TITLE_MAX = 200;

/** Removes diacritics: `é` → `e`. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/**
 * Returns the letters and digits of a title in every way that people spell them in addresses: without case, spaces,
 * hyphens and marks, umlauts as one letter or two, `&` as “and” or “und”. Two titles that share one differ only in
 * spelling.
 */
export function listSpellings(title: string): ReadonlySet<string> {
  const words = slugOf(title.slice(0, TITLE_MAX))
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  const joinedBy = (and: string) => words.map((word) => (word === 'and' || word === 'und' ? and : word)).join('');
  const spelt = [joinedBy('and'), joinedBy('und')].flatMap((text) => [
    withoutMarks(text),
    withoutMarks(text.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)),
  ]);
  return new Set(spelt.filter((text) => text !== ''));
}
