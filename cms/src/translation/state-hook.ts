import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { FieldHook } from 'payload';
import { mergeSavedTexts, readTexts } from '#cms/kit/localised/document-texts.ts';
import type { Described } from '#cms/kit/localised/localised-texts.ts';
import {
  countWaiting,
  findTranslationState,
  parseReviewed,
  type ReviewedTexts,
  updateReviewed,
  type WaitingCounts,
} from '#cms/kit/localised/translation-state.ts';

/**
 * A document's translation state: its pending counts, and each text's last pair of source and translation that agreed.
 */
export type StoredTranslationState = WaitingCounts & { readonly agreed: ReviewedTexts };

type SavedDocument = {
  readonly fields: readonly Described[];
  /** The content that is being saved, in one language. */
  readonly data: Untrusted;
  /** The content saved before, in all languages. */
  readonly saved: Untrusted;
  readonly locale: unknown;
};

/** Returns the translation state of a document that is being saved. */
export function computeTranslationState({ fields, data, saved, locale }: SavedDocument): StoredTranslationState {
  const before = readTexts(fields, saved);
  // All languages at once means a restore, not a change of one language.
  const now =
    locale === 'all'
      ? readTexts(fields, data)
      : mergeSavedTexts(fields, saved, data, isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
  const { agreed: kept } = isRecord(saved.translation) ? saved.translation : {};
  const agreed = updateReviewed(parseReviewed(kept), before, now);
  return { agreed, ...countWaiting(findTranslationState(agreed, now)) };
}

/** Sets the translation state while a document is saved, whatever the request says of it. */
export const setTranslationState: FieldHook = ({ collection, global, siblingData, siblingDocWithLocales, req }) =>
  computeTranslationState({
    fields: (collection ?? global)?.fields ?? [],
    data: siblingData,
    saved: isRecord(siblingDocWithLocales) ? siblingDocWithLocales : {},
    locale: req.locale,
  });
