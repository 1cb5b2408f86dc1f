import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

/** A text in each language, as plain text; empty where it says nothing. */
export type Texts = { readonly [L in Language]: string };

/** The texts of a document by their places. */
export type TextsByPlace = ReadonlyMap<string, Texts>;

const agreed = v.record(v.string(), v.object({ en: v.string(), de: v.string() }));

/**
 * What is kept with a document: of each text that one language has changed alone, how both were when they said the same.
 * A text without a record is up to date.
 */
export type Agreed = v.InferOutput<typeof agreed>;

/** Reads what is kept; nothing where it can't be read. */
export function readAgreed(value: unknown): Agreed {
  const read = v.safeParse(agreed, value);
  return read.success ? read.output : {};
}

/** A translation whose source has changed since. */
export type Outdated = {
  readonly place: string;
  /** The language whose text is to be looked at. */
  readonly language: Language;
  /** The other language's text that the translation was made from, and as it is now. */
  readonly before: string;
  readonly now: string;
};

export type TranslationState = {
  readonly missing: readonly { readonly place: string; readonly language: Language }[];
  readonly outdated: readonly Outdated[];
};

function otherThan(language: Language): Language {
  return language === 'en' ? 'de' : 'en';
}

/**
 * The language that was changed alone since both said the same; null when there is none. Texts that are the same word for
 * word leave nothing behind, and neither does a copy of the default language's that was then translated.
 */
function changedAlone(now: Texts, was: Texts): Language | null {
  const [changed, ...others] = LANGUAGES.filter((language) => now[language] !== was[language]);
  if (!changed || others.length > 0 || now.en === now.de) return null;
  return was.en === was.de && changed !== DEFAULT_LANGUAGE ? null : changed;
}

function isWhole(texts: Texts): boolean {
  return LANGUAGES.every((language) => texts[language] !== '');
}

/**
 * What is to be kept after a saving. A text counts as outdated from when the other language was changed until it is
 * changed too, or the other one is as it was.
 *
 * @param before the texts as they were saved before
 */
export function nextAgreed(kept: Agreed, before: TextsByPlace, now: TextsByPlace): Agreed {
  const next: Agreed = {};
  for (const [place, texts] of now) {
    const was = kept[place] ?? before.get(place);
    if (was && isWhole(was) && isWhole(texts) && changedAlone(texts, was) !== null) next[place] = { ...was };
  }
  return next;
}

/** Which texts one language lacks, and which were left behind by a change of the other. */
export function translationState(kept: Agreed, now: TextsByPlace): TranslationState {
  const missing: { place: string; language: Language }[] = [];
  const outdated: Outdated[] = [];
  for (const [place, texts] of now) {
    const without = LANGUAGES.filter((language) => texts[language] === '');
    const [lacking] = without;
    const was = kept[place];
    if (without.length === 1 && lacking) missing.push({ place, language: lacking });
    const changed = was && without.length === 0 ? changedAlone(texts, was) : null;
    if (was && changed !== null)
      outdated.push({ place, language: otherThan(changed), before: was[changed], now: texts[changed] });
  }
  return { missing, outdated };
}

/** How much waits in each language: what lists ask the database for. */
export type Waiting = {
  readonly [L in Language as `waiting_${L}` | `outdated_${L}`]: number;
};

/** Counts what waits; what is outdated is part of it. */
export function countWaiting({ missing, outdated }: TranslationState): Waiting {
  const of = (language: Language, list: readonly { readonly language: Language }[]) =>
    list.filter((text) => text.language === language).length;
  return {
    waiting_en: of('en', missing) + of('en', outdated),
    waiting_de: of('de', missing) + of('de', outdated),
    outdated_en: of('en', outdated),
    outdated_de: of('de', outdated),
  };
}
