'use client';

import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage, isLocalText, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { useTranslation } from '@payloadcms/ui';
import type { ClientField, FieldDiffClientProps, VersionField } from 'payload';
import { Fragment } from 'react';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { plainText } from '../links/plain-text.ts';
import { parseReference } from '../links/reference.ts';
import { useLinkedDocument } from '../links/use-linked-document.ts';
import { findChangedTexts } from './changed-texts.ts';
import { matchRows, type RowChange } from './row-changes.ts';

const WORDS = {
  added: { en: 'added', de: 'hinzugefügt' },
  removed: { en: 'removed', de: 'entfernt' },
  moved: { en: 'moved from place {from} to {to}', de: 'von Platz {from} auf {to} verschoben' },
  row: { en: 'Row {n}', de: 'Zeile {n}' },
} as const satisfies Record<string, LocalText>;

/** The fields by which an editor recognises a row. */
const TITLES = ['main_title', 'title', 'name', 'label', 'term', 'value'];

type Labels = ReadonlyMap<string, unknown>;

/** Returns the labels of the fields of some rows, and of the rows within them. */
function labelsOf(fields: readonly ClientField[]): readonly (readonly [string, unknown])[] {
  return fields.flatMap((field) => {
    const own = 'name' in field && 'label' in field ? [[field.name, field.label] as const] : [];
    return [...own, ...('fields' in field ? labelsOf(field.fields) : [])];
  });
}

function titleOf(row: Untrusted, language: Language): string {
  const texts = TITLES.flatMap((name) => {
    const value = row[name];
    return isLocalText(value) || isRecord(value) ? [language, ...LANGUAGES].map((each) => value[each]) : [value];
  });
  return texts.map(plainText).find((text) => text !== '') ?? '';
}

/** Payload's comparisons of a row's fields. */
function Fields({ fields }: { readonly fields: readonly VersionField[] }) {
  return fields.flatMap(({ field, fieldByLocale }) =>
    Object.entries({ ...fieldByLocale, ...(field && { every: field }) }).map(
      ([language, { CustomComponent, path }]) => <Fragment key={`${path} ${language}`}>{CustomComponent}</Fragment>,
    ),
  );
}

/** A text, or the title of the document that a link refers to. */
function Said({ text }: { readonly text: string }) {
  const link = parseReference(text);
  const document = useLinkedDocument(link);
  return link ? `${document?.title ?? ''}${link.rest}` : text;
}

/** The changed texts of a row that was moved. */
function Texts({ was, is, labels }: { readonly was: unknown; readonly is: unknown; readonly labels: Labels }) {
  const { i18n } = useTranslation();
  const nameOf = (name: string) => {
    if (isLanguage(name)) return LANGUAGE_NAMES[name][readerLanguage(i18n)];
    const label = labels.get(name);
    if (typeof label === 'string' || isLocalText(label)) return getTranslation(label, i18n);
    return /^\d+$/.test(name) ? `${Number(name) + 1}` : '';
  };
  return (
    <dl style={{ margin: '8px 0' }}>
      {findChangedTexts(was, is)
        .filter(({ names }) => names.every((name) => nameOf(name) !== ''))
        .map(({ names, was: before, is: after }) => (
          <Fragment key={names.join()}>
            <dt>{names.map(nameOf).join(' › ')}</dt>
            <dd style={{ margin: '0 0 8px', overflowWrap: 'anywhere' }}>
              <del>
                <Said text={before} />
              </del>{' '}
              <ins>
                <Said text={after} />
              </ins>
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Compares the rows of a list in two versions, each with its title, wherever it is in either of them. */
export function RowsDiff({ baseVersionField, comparisonValue, field, versionValue }: FieldDiffClientProps) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const blocks = field.type === 'blocks' ? field.blocks : [];
  const nameOf = ({ row, to, from }: RowChange) => {
    const kind = blocks.find(({ slug }) => slug === row.blockType)?.labels?.singular;
    const names = [kind ? getTranslation(kind, i18n) : '', titleOf(row, reader)].filter((name) => name !== '');
    return names.join(' · ') || WORDS.row[reader].replace('{n}', `${(to ?? from ?? 0) + 1}`);
  };
  const earlier: readonly unknown[] = Array.isArray(comparisonValue) ? comparisonValue : [];
  const rows = matchRows(comparisonValue, versionValue).map((compared) => {
    const { row, state, from, to } = compared;
    const was = from === null ? undefined : earlier[from];
    const within = blocks.find(({ slug }) => slug === row.blockType)?.fields ?? ('fields' in field ? field.fields : []);
    const fields = state === 'same_place' && to !== null ? baseVersionField.rows?.[to] : undefined;
    const said = {
      same_place: '',
      shifted: '',
      added: WORDS.added[reader],
      removed: WORDS.removed[reader],
      moved: WORDS.moved[reader].replace('{from}', `${(from ?? 0) + 1}`).replace('{to}', `${(to ?? 0) + 1}`),
    }[state];
    const isChanged = state === 'same_place' ? fields !== undefined : from !== null && to !== null && !isSame(was, row);
    return { key: String(row.id), name: nameOf(compared), said, fields, isChanged, was, row, within };
  });
  return (
    <section style={{ marginBlock: 16 }}>
      <h3 style={{ fontSize: '1em' }}>
        {'label' in field && field.label && typeof field.label !== 'function'
          ? getTranslation(field.label, i18n)
          : null}
      </h3>
      {rows
        .filter(({ said, isChanged }) => said !== '' || isChanged)
        .map(({ key, name, said, fields, isChanged, was, row, within }) => (
          <details key={key} open style={{ marginBlock: 8, paddingInlineStart: 12 }}>
            <summary>
              <strong>{name}</strong>
              {said === '' ? null : ` – ${said}`}
            </summary>
            {fields ? <Fields fields={fields} /> : null}
            {!fields && isChanged ? <Texts was={was} is={row} labels={new Map(labelsOf(within))} /> : null}
          </details>
        ))}
    </section>
  );
}
