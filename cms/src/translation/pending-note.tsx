'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Button, useLocale, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { useDocumentTexts } from '#cms/kit/localised/use-document-texts.ts';
import { formatPendingCounts } from './pending-texts.ts';

/** The id of the panel that names a form's pending texts. */
export const TRANSLATION_STATE_ID = 'translation-state';

function focusState(): void {
  const state = document.getElementById(TRANSLATION_STATE_ID);
  state?.scrollIntoView({ block: 'start' });
  state?.focus({ preventScroll: true });
}

/**
 * The note at the top of a form that texts of its language are pending, with a link to the panel that names them:
 * beside an open preview that is below all fields.
 */
export function PendingNote() {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const texts = useDocumentTexts();
  if (texts === null) return null;
  const count = (waiting: readonly { readonly language: Language }[]) =>
    waiting.filter(({ language }) => language === code).length;
  const counts = { outdated: count(texts.state.outdated), missing: count(texts.state.missing) };
  const [first] = formatPendingCounts(counts, readerLanguage(i18n));
  if (first === undefined) return null;
  return (
    <Button buttonStyle="secondary" margin={false} className="waiting-note" onClick={focusState}>
      {first}
    </Button>
  );
}
