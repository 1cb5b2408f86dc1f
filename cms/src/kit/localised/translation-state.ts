import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

/** A text in each language, as plain text; '' if it is empty. */
export type Texts = { readonly [L in Language]: string };

/** The texts of a document by place. */
export type TextsByPlace = ReadonlyMap<string, Texts>;

const agreed = v.record(v.string(), v.object({ en: v.string(), de: v.string() }));

/**
 * The reviewed texts that are stored with a document: for each text that was changed in one language only, both
 * versions from when they matched. A text without a record is up to date.
 */
export type ReviewedTexts = v.InferOutput<typeof agreed>;

/** Parses the stored record; empty if it is invalid. */
export function parseReviewed(value: unknown): ReviewedTexts {
  const read = v.safeParse(agreed, value);
  return read.success ? read.output : {};
}

/** A translation whose source has changed since. */
export type Outdated = {
  readonly place: string;
  /** The language whose text has to be revised. */
  readonly language: Language;
  /** The other language's text that the translation was made from, and its current version. */
  readonly before: string;
  readonly now: string;
};

export type TranslationState = {
  readonly missing: readonly { readonly place: string; readonly language: Language }[];
  readonly outdated: readonly Outdated[];
};

function otherLanguage(language: Language): Language {
  return language === 'en' ? 'de' : 'en';
}

/**
 * Returns the language that was changed alone since both matched; null if there is none. Identical texts are never
 * outdated, and neither is a copy of the default language's text that was translated afterwards.
 */
function onlyChangedLanguage(now: Texts, was: Texts): Language | null {
  const [changed, ...others] = LANGUAGES.filter((language) => now[language] !== was[language]);
  if (!changed || others.length > 0 || now.en === now.de) return null;
  return was.en === was.de && changed !== DEFAULT_LANGUAGE ? null : changed;
}

function isWhole(texts: Texts): boolean {
  return LANGUAGES.every((language) => texts[language] !== '');
}

/**
 * Returns the record to store after a save. A text is outdated from a change of the other language until it is changed
 * too, or the other one is changed back.
 *
 * @param before the texts as previously saved
 */
export function updateReviewed(kept: ReviewedTexts, before: TextsByPlace, now: TextsByPlace): ReviewedTexts {
  const next: ReviewedTexts = {};
  for (const [place, texts] of now) {
    const was = kept[place] ?? before.get(place);
    if (was && isWhole(was) && isWhole(texts) && onlyChangedLanguage(texts, was) !== null) next[place] = { ...was };
  }
  return next;
}

/** Returns the texts that a language lacks, and those outdated by a change of the other. */
export function findTranslationState(kept: ReviewedTexts, now: TextsByPlace): TranslationState {
  const missing: { place: string; language: Language }[] = [];
  const outdated: Outdated[] = [];
  for (const [place, texts] of now) {
    const without = LANGUAGES.filter((language) => texts[language] === '');
    const [lacking] = without;
    const was = kept[place];
    if (without.length === 1 && lacking) missing.push({ place, language: lacking });
    const changed = was && without.length === 0 ? onlyChangedLanguage(texts, was) : null;
    if (was && changed !== null)
      outdated.push({ place, language: otherLanguage(changed), before: was[changed], now: texts[changed] });
  }
  return { missing, outdated };
}

/** The number of texts to translate or revise in each language, which lists query in the database. */
export type WaitingCounts = {
  readonly [L in Language as `waiting_${L}` | `outdated_${L}`]: number;
};

/** Counts the texts to translate, including outdated ones. */
export function countWaiting({ missing, outdated }: TranslationState): WaitingCounts {
  const of = (language: Language, list: readonly { readonly language: Language }[]) =>
    list.filter((text) => text.language === language).length;
  return {
    waiting_en: of('en', missing) + of('en', outdated),
    waiting_de: of('de', missing) + of('de', outdated),
    outdated_en: of('en', outdated),
    outdated_de: of('de', outdated),
  };
}
