import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { FieldHook } from 'payload';
import type { Described } from '#cms/kit/localised/localised-texts.ts';
import { textsAfter, textsIn } from '#cms/kit/localised/texts-of-document.ts';
import {
  type Agreed,
  countWaiting,
  nextAgreed,
  readAgreed,
  translationState,
  type Waiting,
} from '#cms/kit/localised/translation-state.ts';

/** What is kept with a document of how its languages stand to each other. */
export type KeptTranslation = Waiting & { readonly agreed: Agreed };

type Saving = {
  readonly fields: readonly Described[];
  /** What is being saved, in one language. */
  readonly data: Untrusted;
  /** What was saved before, in all languages. */
  readonly saved: Untrusted;
  readonly locale: unknown;
};

/** What is to be kept with a document that is being saved. */
export function translationAfter({ fields, data, saved, locale }: Saving): KeptTranslation {
  const before = textsIn(fields, saved);
  // All at once is how a document is restored, and not a change of any language.
  const now =
    locale === 'all'
      ? textsIn(fields, data)
      : textsAfter(fields, saved, data, isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
  const { agreed: kept } = isRecord(saved.translation) ? saved.translation : {};
  const agreed = nextAgreed(readAgreed(kept), before, now);
  return { agreed, ...countWaiting(translationState(agreed, now)) };
}

/** Keeps with a document which of its translations the saving leaves behind. What a request says of them doesn't count. */
export const noteTranslations: FieldHook = ({ collection, global, siblingData, siblingDocWithLocales, req }) =>
  translationAfter({
    fields: (collection ?? global)?.fields ?? [],
    data: siblingData,
    saved: isRecord(siblingDocWithLocales) ? siblingDocWithLocales : {},
    locale: req.locale,
  });
