import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { formatDay, formatMoment } from '../../dates/date-format.ts';
import { plainText } from '../../links/plain-text.ts';
import { parseReference } from '../../links/reference.ts';
import { isHidden, type Labelled } from '../merging/field-labels.ts';
import { FILE, ORDER, type Path } from '../merging/merge-states.ts';
import { rowsOf } from '../merging/row-order.ts';
import { isEmpty } from '../merging/same-value.ts';
import { CONCURRENT_WORDS } from './concurrent-words.ts';

/** A document that a value refers to. */
export type Referenced = { readonly collection: string; readonly id: number };

/** Lists the documents that a field's value refers to, as a reference, a picture or a link. */
export function referencesIn(field: Labelled | null, value: unknown): readonly Referenced[] {
  if (Array.isArray(value)) return value.flatMap((one) => referencesIn(field, one));
  if (typeof value === 'string') {
    const linked = parseReference(value);
    return linked ? [linked] : [];
  }
  if (isRecord(value) && typeof value.relationTo === 'string' && typeof value.value === 'number')
    return [{ collection: value.relationTo, id: value.value }];
  const isNumbered = typeof value === 'number' && typeof field?.relationTo === 'string';
  return isNumbered ? [{ collection: field.relationTo, id: value }] : [];
}

type Place = {
  readonly path: Path;
  readonly field: Labelled | null;
  /** The fields of a whole row. */
  readonly fields: readonly Labelled[];
};
type Reading = {
  readonly reader: Language;
  readonly labelText: (label: unknown) => string;
  readonly nameOf: (reference: Referenced) => string;
};

function optionLabel({ options }: Labelled, value: string, labelText: Reading['labelText']): string {
  const option = options?.find((one) => isRecord(one) && one.value === value);
  return (isRecord(option) && labelText(option.label)) || value;
}

function formatDate({ admin }: Labelled, value: string, reader: Language): string {
  const date = isRecord(admin) ? admin.date : null;
  return isRecord(date) && date.pickerAppearance === 'dayOnly' ? formatDay(value, reader) : formatMoment(value, reader);
}

function formatText(field: Labelled | null, value: string, { reader, labelText }: Reading): string {
  if (field?.type === 'date') return formatDate(field, value, reader);
  return field?.options ? optionLabel(field, value, labelText) : value;
}

/** The types of fields that hold texts. */
const TEXTS = ['text', 'textarea', 'richText'];

/** Lists the texts of a row in the order of its form. */
function textsOf(fields: readonly Labelled[], row: Untrusted): readonly string[] {
  return fields.flatMap((field) => {
    if (isHidden(field)) return [];
    if (field.name === undefined) return textsOf(field.tabs ?? field.fields ?? [], row);
    const value = row[field.name];
    const rows = field.blocks || field.type === 'array' ? rowsOf(value) : null;
    if (rows)
      return rows.flatMap((one) => {
        const kind = field.blocks?.find(({ slug }) => slug === one.blockType) ?? field;
        return textsOf(kind.fields ?? [], one);
      });
    if (isRecord(value) && 'root' in value) return plainText(value) || [];
    if (isRecord(value)) return textsOf(field.tabs ?? field.fields ?? [], value);
    return typeof value === 'string' && value !== '' && TEXTS.includes(field.type ?? '') ? value : [];
  });
}

/** Formats a conflicting value as an editor would write it, a row as its texts. */
export function formatConflictValue({ path, field, fields }: Place, value: unknown, reading: Reading): string {
  const { reader, nameOf } = reading;
  if (path.at(-1) === ORDER) return CONCURRENT_WORDS.another_order[reader];
  if (path.at(-1) === FILE) return String(value ?? '') || CONCURRENT_WORDS.crop[reader];
  if (typeof value === 'boolean') return CONCURRENT_WORDS[value ? 'yes' : 'no'][reader];
  if (isRecord(value) && 'root' in value) return plainText(value) || CONCURRENT_WORDS.empty[reader];
  if (value === null && field === null) return CONCURRENT_WORDS.removed[reader];
  if (isEmpty(value)) return CONCURRENT_WORDS.empty[reader];
  if (field === null && isRecord(value)) return textsOf(fields, value).join('\n') || CONCURRENT_WORDS.row[reader];
  const references = referencesIn(field, value);
  if (references.length > 0) return references.map(nameOf).join(', ');
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.some((one) => typeof one === 'object')) return CONCURRENT_WORDS.row[reader];
  return values.map((one) => formatText(field, String(one), reading)).join(', ');
}
