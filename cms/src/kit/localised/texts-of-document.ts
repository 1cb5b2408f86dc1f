import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { plainText } from '../links/plain-text.ts';
import { type Described, type LocalisedText, localisedTexts } from './localised-texts.ts';
import type { Texts, TextsByPlace } from './translation-state.ts';

function inEach(value: unknown): Texts {
  const { en, de } = isRecord(value) ? value : {};
  return { en: plainText(en), de: plainText(de) };
}

type Found = readonly (readonly [text: LocalisedText, texts: Texts])[];

function byPlace(found: Found): TextsByPlace {
  const written = found.filter(([{ hasDefault }, { en, de }]) => !hasDefault || (en !== '' && de !== ''));
  return new Map(written.map(([{ place }, texts]) => [place, texts]));
}

/** Returns the texts of a document that was read in all languages. */
export function textsIn(fields: readonly Described[], doc: Untrusted): TextsByPlace {
  return byPlace(localisedTexts(fields, doc).map((text) => [text, inEach(text.value)]));
}

/**
 * Returns the texts of a document that is being saved in one language.
 *
 * @param saved the stored document in all languages
 * @param data the data being saved: it has the document's new rows, and the texts of the language
 */
export function textsAfter(
  fields: readonly Described[],
  saved: Untrusted,
  data: Untrusted,
  language: Language,
): TextsByPlace {
  const before = new Map(localisedTexts(fields, saved).map(({ place, value }) => [place, inEach(value)]));
  return byPlace(
    localisedTexts(fields, data).map((text) => {
      const texts = before.get(text.place) ?? { en: '', de: '' };
      return [text, text.value === undefined ? texts : { ...texts, [language]: plainText(text.value) }];
    }),
  );
}
