import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** The same thing in both languages; one that is there in a single language stands for both. */
export type Pair<T> = { readonly en: T; readonly de: T; readonly only?: Language };

/** What was sent in one language and finds nothing of its kind in the other. */
export type Unpaired<T> = { readonly pairs: readonly Pair<T>[]; readonly germanOnly: readonly T[] };

/** How translations find each other. */
export type Pairing<T> = {
  /** What the backend says of which item it is; empty where it says nothing. */
  readonly idOf: (item: T) => string;
  /** What else two translations may share, the surest first. */
  readonly traits?: readonly ((item: T) => string)[];
  /** What two at the same place must share. */
  readonly kindOf: (item: T) => string;
};

/** Items by what they say of themselves; what two of them say names none. */
function byTrait<T>(items: Iterable<T>, traitOf: (item: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  const several = new Set<string>();
  for (const item of items) {
    const trait = traitOf(item);
    if (trait === '') continue;
    if (found.has(trait)) several.add(trait);
    found.set(trait, item);
  }
  for (const trait of several) found.delete(trait);
  return found;
}

/**
 * Finds for each item its translation: by what the backend says of which it is, by what only these two share, or else the
 * one at the same place, as long as it is of the same kind. An item without one stands for both: German shows English where
 * nothing is translated.
 */
export function pairUp<T>(
  english: readonly T[],
  german: readonly T[],
  { idOf, traits = [], kindOf }: Pairing<T>,
): Unpaired<T> {
  const found = new Map<T, T>();
  const left = new Set(german);
  const take = (en: T, de: T): void => {
    if (!found.has(en) && left.delete(de)) found.set(en, de);
  };
  for (const traitOf of [idOf, ...traits]) {
    const translations = byTrait(left, traitOf);
    const originals = byTrait(
      english.filter((item) => !found.has(item)),
      traitOf,
    );
    for (const [trait, en] of originals) {
      const de = translations.get(trait);
      if (de !== undefined) take(en, de);
    }
  }
  // Ids of which none is in both languages tell nothing of translations: WordPress numbers these one by one.
  const ids = new Set(german.map(idOf));
  const areShared = english.some((item) => idOf(item) !== '' && ids.has(idOf(item)));
  for (const [at, en] of english.entries()) {
    const beside = german[at];
    if (beside === undefined || kindOf(beside) !== kindOf(en)) continue;
    if (!(areShared && idOf(en) && idOf(beside))) take(en, beside);
  }
  const pairs = english.map((en): Pair<T> => {
    const de = found.get(en);
    return de === undefined ? { en, de: en, only: 'en' } : { en, de };
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
