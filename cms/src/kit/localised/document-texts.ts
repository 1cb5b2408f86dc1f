import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { plainText } from '../links/plain-text.ts';
import { type Described, type LocalisedText, localisedTexts } from './localised-texts.ts';
import {
  findTranslationState,
  parseReviewed,
  type Texts,
  type TextsByPlace,
  type TranslationState,
} from './translation-state.ts';

function toPlainTexts(value: unknown): Texts {
  const { en, de } = isRecord(value) ? value : {};
  return { en: plainText(en), de: plainText(de) };
}

type FoundTexts = readonly (readonly [text: LocalisedText, texts: Texts])[];

function indexByPlace(found: FoundTexts): TextsByPlace {
  const written = found.filter(([{ hasDefault }, { en, de }]) => !hasDefault || (en !== '' && de !== ''));
  return new Map(written.map(([{ place }, texts]) => [place, texts]));
}

/** Returns the texts of a document that was read in all languages. */
export function readTexts(fields: readonly Described[], doc: Untrusted): TextsByPlace {
  return indexByPlace(localisedTexts(fields, doc).map((text) => [text, toPlainTexts(text.value)]));
}

/**
 * Returns the texts of a document that is being saved in one language.
 *
 * @param saved the stored document in all languages
 * @param data the data being saved: it has the document's new rows, and the texts of the language
 */
export function mergeSavedTexts(
  fields: readonly Described[],
  saved: Untrusted,
  data: Untrusted,
  language: Language,
): TextsByPlace {
  const before = new Map(localisedTexts(fields, saved).map(({ place, value }) => [place, toPlainTexts(value)]));
  return indexByPlace(
    localisedTexts(fields, data).map((text) => {
      const texts = before.get(text.place) ?? { en: '', de: '' };
      return [text, text.value === undefined ? texts : { ...texts, [language]: plainText(text.value) }];
    }),
  );
}

/** The texts of a document that was read in all languages, and their translation state. */
export type DocumentTexts = {
  readonly byPlace: ReadonlyMap<string, LocalisedText>;
  readonly state: TranslationState;
  /** The languages without any text, not even by default. */
  readonly unwritten: readonly Language[];
};

/** All fields of a form request the same document. */
const memo = new WeakMap<Untrusted, DocumentTexts>();

/** Finds the texts of a document, memoised per document object. */
export function documentTexts(fields: readonly Described[], doc: Untrusted): DocumentTexts {
  const before = memo.get(doc);
  if (before) return before;
  const { agreed } = isRecord(doc.translation) ? doc.translation : {};
  const [texts, written] = [localisedTexts(fields, doc), [...readTexts(fields, doc).values()]];
  const found: DocumentTexts = {
    byPlace: new Map(texts.map((text) => [text.place, text])),
    state: findTranslationState(parseReviewed(agreed), readTexts(fields, doc)),
    unwritten: texts.some(({ hasDefault }) => hasDefault)
      ? []
      : LANGUAGES.filter((language) => written.every((text) => text[language] === '')),
  };
  memo.set(doc, found);
  return found;
}

/**
 * Returns a form field's place in the document: rows by id, as they may have been moved since the last save.
 *
 * @param valueAt returns the value of another field of the form
 */
export function placeOfField(path: string, valueAt: (path: string) => unknown): string {
  const steps = path.split('.');
  return steps
    .map((step, at) => (/^\d+$/.test(step) ? String(valueAt(`${steps.slice(0, at + 1).join('.')}.id`) ?? step) : step))
    .join('.');
}
