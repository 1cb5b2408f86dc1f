'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../admin/reader-language.ts';

const UNNAMED: LocalText = { en: 'Without a name yet', de: 'Noch ohne Namen' };
const ONLY: Readonly<Record<string, LocalText>> = {
  en: { en: 'English only', de: 'nur Englisch' },
  de: { en: 'German only', de: 'nur Deutsch' },
};

const said = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A group, a column or a link by its name, with what is easily overlooked: that only one language has it. */
export function NavigationRowLabel() {
  const { data } = useRowLabel<unknown>();
  const reader = readerLanguage(useTranslation().i18n);
  const { label, title, shown_in } = isRecord(data) ? data : {};
  const name = [label, title].find(said) ?? UNNAMED[reader];
  const only = said(shown_in) ? ONLY[shown_in]?.[reader] : undefined;
  return <span>{only === undefined ? name : `${name} · ${only}`}</span>;
}
