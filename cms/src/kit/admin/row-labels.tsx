'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { plainText } from '../links/plain-text.ts';
import { useDocumentTexts, usePlace } from '../localised/use-document-texts.ts';

type Words = readonly string[];

/** Returns the texts of some fields of a row; if there are none in the language, those of the other one. */
function useRowWords(fields: Words): Words {
  const { data, path } = useRowLabel<Readonly<Record<string, unknown>>>();
  const own = fields.map((field) => plainText(data?.[field])).filter((words) => words !== '');
  const place = usePlace(path);
  const texts = useDocumentTexts(own.length === 0);
  if (own.length > 0) return own;
  return fields.flatMap((field) => {
    const value = texts?.byPlace.get(`${place}.${field}`)?.value;
    const inEach = LANGUAGES.map((language) => plainText(isRecord(value) ? value[language] : undefined));
    return inEach.find((words) => words !== '') ?? [];
  });
}

/** A row's label: the first of `fields` that is filled in, or its number. */
export function RowTitle({ fields }: { readonly fields: Words }) {
  const { rowNumber } = useRowLabel();
  const words = useRowWords(fields);
  return <span>{words.length > 0 ? words.join(': ') : `${(rowNumber ?? 0) + 1}`}</span>;
}

const TITLE: Words = ['main_title'];

/** A section's label in the list of sections: its kind and title, so that it can be found without opening it. */
export function BlockLabel({ kind }: { readonly kind: LocalText }) {
  const { i18n } = useTranslation();
  const [title] = useRowWords(TITLE);
  return (
    <span>
      <strong>{kind[readerLanguage(i18n)]}</strong>
      {title === undefined ? null : <span> · {title}</span>}
    </span>
  );
}
