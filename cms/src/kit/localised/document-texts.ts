import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { type Described, type LocalisedText, localisedTexts } from './localised-texts.ts';
import { textsIn } from './texts-of-document.ts';
import { readAgreed, type TranslationState, translationState } from './translation-state.ts';

/** The texts of a document that was read in all languages, and their translation state. */
export type DocumentTexts = {
  readonly byPlace: ReadonlyMap<string, LocalisedText>;
  readonly state: TranslationState;
  /** The languages without any text, not even by default. */
  readonly unwritten: readonly Language[];
};

/** All fields of a form request the same document. */
const known = new WeakMap<Untrusted, DocumentTexts>();

/** Finds the texts of a document, memoised per document object. */
export function documentTexts(fields: readonly Described[], doc: Untrusted): DocumentTexts {
  const before = known.get(doc);
  if (before) return before;
  const { agreed } = isRecord(doc.translation) ? doc.translation : {};
  const [texts, written] = [localisedTexts(fields, doc), [...textsIn(fields, doc).values()]];
  const found: DocumentTexts = {
    byPlace: new Map(texts.map((text) => [text.place, text])),
    state: translationState(readAgreed(agreed), textsIn(fields, doc)),
    unwritten: texts.some(({ hasDefault }) => hasDefault)
      ? []
      : LANGUAGES.filter((language) => written.every((text) => text[language] === '')),
  };
  known.set(doc, found);
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
