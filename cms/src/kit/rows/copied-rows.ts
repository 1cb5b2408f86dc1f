import type { LocalText } from '@kontorwerk/contract/languages';
import type { ClientField } from 'payload';
import * as v from 'valibot';
import { blockTypeOf, formFields, type RowState, rowState } from './row-state.ts';

/** The key of Payload's clipboard in local storage, shared by all pages of a browser. */
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
  /** For a single row; undefined if the whole list was copied. */
  rowIndex: v.optional(v.number()),
  fields: v.optional(v.array(shape), []),
  data: formFields,
});

/** Copied rows, and the fields of the list that they come from. */
export type CopiedRows = {
  readonly type: 'array' | 'blocks';
  readonly rows: readonly RowState[];
  readonly fields: readonly Shape[];
};

/** Parses the clipboard; null if it is empty or invalid. */
export function parseClipboard(text: string | null): CopiedRows | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clipboard), text);
  if (!read.success) return null;
  const { type, path, rowIndex, fields, data } = read.output;
  const indexes = rowIndex === undefined ? [...(data[path]?.rows?.keys() ?? [])] : [rowIndex];
  const rows = indexes.map((index) => rowState(data, path, index)).filter((row) => row !== null);
  return rows.length === 0 ? null : { type, rows, fields };
}

/** Returns the names and types of fields with data; layout fields make no difference. */
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

/** The reason why rows can't be pasted into a list: the message, and its parameters. */
export type Refusal = { readonly text: LocalText; readonly kind?: string; readonly most?: number };

/** Returns why a list doesn't accept the copied rows; null if it does. */
export function findRefusal({ type, rows, fields }: CopiedRows, list: ClientField, present: number): Refusal | null {
  if (list.type === 'blocks' && type === 'blocks') {
    const kinds = list.blocks.map(({ slug }) => slug);
    const other = rows.map((row) => blockTypeOf(row) ?? '').find((kind) => !kinds.includes(kind));
    if (other !== undefined) return { text: NO_KIND, kind: other };
  } else if (list.type !== 'array' || type !== 'array') return { text: OTHER_FIELDS };
  else if (dataOf(list.fields).toSorted().join() !== dataOf(fields).toSorted().join()) return { text: OTHER_FIELDS };
  const most = list.maxRows ?? Number.POSITIVE_INFINITY;
  return present + rows.length > most ? { text: TOO_MANY, most } : null;
}
