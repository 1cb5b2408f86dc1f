import type { LocalText } from '@kontorwerk/contract/languages';

/** The same thing in both languages. */
export type Pair<T> = { readonly en: T; readonly de: T };

/** What was sent in one language and finds nothing of its kind in the other. */
export type Unpaired<T> = { readonly pairs: readonly Pair<T>[]; readonly germanOnly: readonly T[] };

/**
 * Finds for each item its translation: by what the backend says of which it is, or else the one at the same place, as
 * long as it is of the same kind. An item without one stands for both: German shows English where nothing is translated.
 */
export function pairUp<T>(
  english: readonly T[],
  german: readonly T[],
  { idOf, kindOf }: { readonly idOf: (item: T) => string; readonly kindOf: (item: T) => string },
): Unpaired<T> {
  const left = new Set(german);
  const byId = new Map(german.flatMap((item) => (idOf(item) === '' ? [] : [[idOf(item), item] as const])));
  const take = (item: T | undefined): T | undefined => (item !== undefined && left.delete(item) ? item : undefined);
  const named = english.map((item) => take(byId.get(idOf(item))));
  const pairs = english.map((en, at) => {
    const beside = german[at];
    const isSame = beside !== undefined && kindOf(beside) === kindOf(en) && !(idOf(en) && idOf(beside));
    return { en, de: named[at] ?? (isSame ? take(beside) : undefined) ?? en };
  });
  return { pairs, germanOnly: [...left] };
}

/** A field of it in both languages. */
export function textOf<F extends string>(pair: Pair<Readonly<Record<F, string>>>, field: F): LocalText {
  return { en: pair.en[field], de: pair.de[field] };
}

/** A part of it in both languages. */
export function partOf<T, P>({ en, de }: Pair<T>, part: (item: T) => P): Pair<P> {
  return { en: part(en), de: part(de) };
}
