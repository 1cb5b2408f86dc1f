'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from './reader-language.ts';

/** A row of a list by what stands in it: the first of `fields` that are filled in, or its number. */
export function RowTitle({ fields }: { readonly fields: readonly string[] }) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<string, unknown>>>();
  const words = fields.map((field) => data?.[field]).filter((value) => typeof value === 'string' && value !== '');
  return <span>{words.length > 0 ? words.join(': ') : `${(rowNumber ?? 0) + 1}`}</span>;
}

/** A section in the list of a page's sections: what kind it is and its title, so that it is found without opening it. */
export function BlockLabel({ kind }: { readonly kind: LocalText }) {
  const { data } = useRowLabel<{ readonly main_title?: unknown }>();
  const { i18n } = useTranslation();
  const title = typeof data?.main_title === 'string' ? data.main_title : '';
  return (
    <span>
      <strong>{kind[readerLanguage(i18n)]}</strong>
      {title === '' ? null : <span> · {title}</span>}
    </span>
  );
}
