import type { LocalText } from '@kontorwerk/contract/languages';
import type { ClientField } from 'payload';
import * as v from 'valibot';
import { blockTypeOf, formFields, type RowState, rowState } from './row-state.ts';

/** Where Payload keeps what was copied in the admin, for all pages of a browser. */
export const CLIPBOARD = '_payloadClipboard';

type Shape = {
  readonly type: string;
  readonly name?: string | undefined;
  readonly fields?: readonly Shape[] | undefined;
};
const shape: v.GenericSchema<unknown, Shape> = v.object({
  type: v.string(),
  name: v.optional(v.string()),
  fields: v.optional(v.array(v.lazy(() => shape))),
});

const clipboard = v.object({
  type: v.picklist(['array', 'blocks']),
  path: v.string(),
  /** Of one row; where the whole list was copied, there is none. */
  rowIndex: v.optional(v.number()),
  fields: v.optional(v.array(shape), []),
  data: formFields,
});

/** Rows that were copied, and the fields that the list has which they were copied from. */
export type Copied = {
  readonly type: 'array' | 'blocks';
  readonly rows: readonly RowState[];
  readonly fields: readonly Shape[];
};

/** Reads what was copied; null where nothing was, or nothing that can be read. */
export function readCopied(text: string | null): Copied | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clipboard), text);
  if (!read.success) return null;
  const { type, path, rowIndex, fields, data } = read.output;
  const indexes = rowIndex === undefined ? [...(data[path]?.rows?.keys() ?? [])] : [rowIndex];
  const rows = indexes.map((index) => rowState(data, path, index)).filter((row) => row !== null);
  return rows.length === 0 ? null : { type, rows, fields };
}

/** The names of what fields hold, with its kinds; what only arranges them is no difference. */
function dataOf(fields: readonly Shape[]): readonly string[] {
  return fields.flatMap(({ type, name, fields: within = [] }) => {
    if (type === 'ui') return [];
    if (name === undefined) return dataOf(within);
    return [`${name} ${type}`, ...dataOf(within).map((inner) => `${name}.${inner}`)];
  });
}

const NO_KIND: LocalText = {
  en: 'What you copied can’t be pasted here: this list has no section of the kind “{kind}”.',
  de: 'Was Sie kopiert haben, lässt sich hier nicht einfügen: In dieser Liste gibt es keinen Abschnitt „{kind}“.',
};
const OTHER_FIELDS: LocalText = {
  en: 'What you copied can’t be pasted here: this list has other fields.',
  de: 'Was Sie kopiert haben, lässt sich hier nicht einfügen: Diese Liste hat andere Felder.',
};
const TOO_MANY: LocalText = {
  en: 'This list has no room for what you copied: it takes {most}.',
  de: 'Was Sie kopiert haben, hat in dieser Liste keinen Platz mehr: Sie fasst {most}.',
};

/** Why rows can't stand in a list: the words, and what is put into them. */
export type Refusal = { readonly text: LocalText; readonly kind?: string; readonly most?: number };

/** Returns why a list doesn't take what was copied; null where it does. */
export function refusalOf({ type, rows, fields }: Copied, list: ClientField, present: number): Refusal | null {
  if (list.type === 'blocks' && type === 'blocks') {
    const kinds = list.blocks.map(({ slug }) => slug);
    const other = rows.map((row) => blockTypeOf(row) ?? '').find((kind) => !kinds.includes(kind));
    if (other !== undefined) return { text: NO_KIND, kind: other };
  } else if (list.type !== 'array' || type !== 'array') return { text: OTHER_FIELDS };
  else if (dataOf(list.fields).toSorted().join() !== dataOf(fields).toSorted().join()) return { text: OTHER_FIELDS };
  const most = list.maxRows ?? Number.POSITIVE_INFINITY;
  return present + rows.length > most ? { text: TOO_MANY, most } : null;
}
