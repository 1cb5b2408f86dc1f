'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatRule } from '../rule-format.ts';

/** The label of a rule in the list of rules, so that editors find it without opening it. */
export function RuleLabel() {
  const { data, rowNumber } = useRowLabel<unknown>();
  const reader = readerLanguage(useTranslation().i18n);
  return <span>{formatRule(data, reader) || `${(rowNumber ?? 0) + 1}`}</span>;
}
