import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** An item in both languages; one in a single language stands for both. */
export type Pair<T> = { readonly en: T; readonly de: T; readonly only?: Language };

/** The pairs, and the items in German only. */
export type PairingResult<T> = { readonly pairs: readonly Pair<T>[]; readonly germanOnly: readonly T[] };

/** The rules that match translations. */
export type Pairing<T> = {
  /** Returns the backend's id of an item; empty without one. */
  readonly idOf: (item: T) => string;
  /** Further traits that translations may share, the surest first. */
  readonly traits?: readonly ((item: T) => string)[];
  /** Returns what two items at the same position must share. */
  readonly kindOf: (item: T) => string;
};

/** Maps items by a trait, without traits that several share. */
function indexByTrait<T>(items: Iterable<T>, traitOf: (item: T) => string): ReadonlyMap<string, T> {
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
 * Matches each item with its translation: by id, by a trait that only these two share, or else by position, if both are
 * of the same kind. An unmatched item stands for both languages: German falls back to English.
 */
export function pairUp<T>(
  english: readonly T[],
  german: readonly T[],
  { idOf, traits = [], kindOf }: Pairing<T>,
): PairingResult<T> {
  const found = new Map<T, T>();
  const left = new Set(german);
  const take = (en: T, de: T): void => {
    if (!found.has(en) && left.delete(de)) found.set(en, de);
  };
  for (const traitOf of [idOf, ...traits]) {
    const translations = indexByTrait(left, traitOf);
    const originals = indexByTrait(
      english.filter((item) => !found.has(item)),
      traitOf,
    );
    for (const [trait, en] of originals) {
      const de = translations.get(trait);
      if (de !== undefined) take(en, de);
    }
  }
  // If no id occurs in both languages, ids don't identify translations: WordPress numbers them separately.
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

/** Returns a field in both languages. */
export function pairText<F extends string>(pair: Pair<Readonly<Record<F, string>>>, field: F): LocalText {
  return { en: pair.en[field], de: pair.de[field] };
}

/** Returns a part in both languages. */
export function pairPart<T, P>({ en, de }: Pair<T>, part: (item: T) => P): Pair<P> {
  return { en: part(en), de: part(de) };
}
