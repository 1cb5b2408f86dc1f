'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Button, useLocale, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../admin/reader-language.ts';
import { useDocumentTexts } from './use-document-texts.ts';

/** Where a form says which of its texts wait. */
export const TRANSLATION_STATE_ID = 'translation-state';

type Counted = { readonly one: string; readonly other: string };

const OUTDATED: { readonly [L in Language]: Counted } = {
  en: { one: '1 outdated text', other: '{count} outdated texts' },
  de: { one: '1 veralteter Text', other: '{count} veraltete Texte' },
};
const MISSING: { readonly [L in Language]: Counted } = {
  en: { one: '1 missing text', other: '{count} missing texts' },
  de: { one: '1 fehlender Text', other: '{count} fehlende Texte' },
};

function counted(words: Counted, count: number): string {
  return (count === 1 ? words.one : words.other).replace('{count}', `${count}`);
}

function goToState(): void {
  const state = document.getElementById(TRANSLATION_STATE_ID);
  state?.scrollIntoView({ block: 'start' });
  state?.focus({ preventScroll: true });
}

/**
 * Tells at the head of a form that texts of the language shown there wait for translation, and leads to where they are
 * named: beside an open preview that is below all fields.
 */
export function WaitingNote() {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const texts = useDocumentTexts();
  if (texts === null) return null;
  const reader = readerLanguage(i18n);
  const count = (waiting: readonly { readonly language: Language }[]) =>
    waiting.filter(({ language }) => language === code).length;
  const outdated = count(texts.state.outdated);
  const missing = count(texts.state.missing);
  if (outdated + missing === 0) return null;
  return (
    <Button buttonStyle="secondary" margin={false} className="waiting-note" onClick={goToState}>
      {outdated > 0 ? counted(OUTDATED[reader], outdated) : counted(MISSING[reader], missing)}
    </Button>
  );
}
