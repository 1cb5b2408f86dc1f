import type { Language } from '@kontorwerk/contract/languages';
import type { ShownIn } from '@kontorwerk/contract/navigation/navigation';
import type { Pair } from './pairs.ts';

/** An item of a list that differs between the languages. */
export type SharedItem<T> = { readonly pair: Pair<T>; readonly shown_in: ShownIn };

/** Returns the longest common subsequence of keys, as indexes in both lists. */
function findCommonPlaces(
  english: readonly string[],
  german: readonly string[],
): readonly (readonly [number, number])[] {
  // lengths[a][b]: the longest one in what follows a and b.
  const lengths = Array.from({ length: english.length + 1 }, () => new Array<number>(german.length + 1).fill(0));
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = english.length - 1; a >= 0; a -= 1)
    for (let b = german.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row) row[b] = english[a] === german[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  const places: (readonly [number, number])[] = [];
  for (let a = 0, b = 0; a < english.length && b < german.length; ) {
    if (english[a] === german[b]) places.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return places;
}

/**
 * Merges two lists so that each language's list can be derived again: the common items in order, and between them those
 * of one language only.
 */
export function mergeOrders<T>(
  english: readonly T[],
  german: readonly T[],
  keyOf: (item: T, language: Language) => string,
): readonly SharedItem<T>[] {
  const keys = (list: readonly T[], language: Language) => list.map((item) => keyOf(item, language));
  const shared = findCommonPlaces(keys(english, 'en'), keys(german, 'de'));
  const items: SharedItem<T>[] = [];
  let [nextEn, nextDe] = [0, 0];
  const only = (list: readonly T[], shown_in: ShownIn) => {
    for (const item of list) items.push({ pair: { en: item, de: item }, shown_in });
  };
  for (const [a, b] of [...shared, [english.length, german.length] as const]) {
    only(english.slice(nextEn, a), 'en');
    only(german.slice(nextDe, b), 'de');
    const [en, de] = [english[a], german[b]];
    if (en !== undefined && de !== undefined) items.push({ pair: { en, de }, shown_in: 'both' });
    [nextEn, nextDe] = [a + 1, b + 1];
  }
  return items;
}
