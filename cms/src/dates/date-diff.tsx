'use client';

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { DateFieldClient, FieldDiffClientProps } from 'payload';
import { readerLanguage } from '../admin/reader-language.ts';
import { type DateKind, shownDay, shownMoment } from './written-date.ts';

/** Compares a date in two versions, each as its field shows it. */
export function DateDiff(props: FieldDiffClientProps<DateFieldClient> & { readonly kind: DateKind }) {
  const { comparisonValue, versionValue, field, kind, locale, nestingLevel } = props;
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const shown = (value: unknown) => {
    const text = typeof value === 'string' ? (kind === 'day' ? shownDay : shownMoment)(value, reader) : '';
    return `<p>${text}</p>`;
  };
  const { From, To } = getHTMLDiffComponents({
    fromHTML: shown(comparisonValue),
    toHTML: shown(versionValue),
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label ?? false, ...(locale !== undefined && { locale }) }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  );
}
