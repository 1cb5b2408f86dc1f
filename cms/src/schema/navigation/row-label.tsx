'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';

const UNNAMED: LocalText = { en: 'No name yet', de: 'Noch ohne Namen' };
const ONLY: Readonly<Record<string, LocalText>> = {
  en: { en: 'English only', de: 'nur Englisch' },
  de: { en: 'German only', de: 'nur Deutsch' },
};

const NOWHERE: LocalText = {
  en: 'leads nowhere yet, so it isn’t shown',
  de: 'führt noch nirgendwohin und wird nicht gezeigt',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The label of a group, a column or a link, with hints at a missing target or a restriction to one language. */
export function NavigationRowLabel() {
  const { data } = useRowLabel<unknown>();
  const reader = readerLanguage(useTranslation().i18n);
  const { label, title, to, shown_in } = isRecord(data) ? data : {};
  const name = [label, title].find(isText) ?? UNNAMED[reader];
  const only = isText(shown_in) ? ONLY[shown_in]?.[reader] : undefined;
  // A column, which has a title instead, has no target.
  const nowhere = isText(label) && !isText(to) ? NOWHERE[reader] : undefined;
  return <span>{[name, only, nowhere].filter(isText).join(' · ')}</span>;
}
