import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { FILE, ORDER, type Path } from './merge-states.ts';
import { rowsOf } from './row-order.ts';

/** The parts of a field's configuration with its name, label and type of values. */
export type Labelled = {
  readonly name?: string;
  readonly slug?: string;
  readonly type?: string;
  readonly relationTo?: string | readonly string[];
  readonly options?: readonly unknown[];
  readonly label?: unknown;
  readonly labels?: unknown;
  readonly admin?: unknown;
  readonly fields?: readonly Labelled[];
  readonly tabs?: readonly Labelled[];
  readonly blocks?: readonly Labelled[];
};

/** A field with the labels that lead to it; null for a whole row, for the order of rows, and for a file. */
export type LocatedField = {
  readonly labels: readonly string[];
  readonly field: Labelled | null;
  /** The fields of a whole row. */
  readonly fields: readonly Labelled[];
};

/** Texts for parts without a label. */
export type LabelWords = {
  readonly order: string;
  readonly file: string;
  readonly label: (label: unknown) => string;
};

export function isHidden({ admin }: Labelled): boolean {
  return isRecord(admin) && (admin.hidden === true || admin.disabled === true);
}

/** Finds a field by name, also within layout fields. */
function fieldNamed(fields: readonly Labelled[], name: string): Labelled | undefined {
  for (const field of fields) {
    if (field.name === name) return field;
    const inside = field.name === undefined ? fieldNamed(field.tabs ?? field.fields ?? [], name) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** Returns the title of a row in the form: its kind and number. */
function rowLabel(field: Labelled, row: Untrusted | undefined, at: number, words: LabelWords): string {
  const kind = field.blocks?.find(({ slug }) => slug === row?.blockType);
  const own = isRecord(kind?.labels) ? words.label(kind.labels.singular) : '';
  return `${own || words.label(field.label)} ${at + 1}`.trim();
}

/**
 * Finds a field with the labels from the document down to it, rows by their position in the first of `values` that
 * contains them; null if a form doesn't show the field.
 */
export function locateField(
  fields: readonly Labelled[],
  path: Path,
  values: readonly unknown[],
  words: LabelWords,
): LocatedField | null {
  const [name, ...rest] = path;
  if (name === undefined) return { labels: [], field: null, fields };
  if (name === ORDER) return { labels: [words.order], field: null, fields: [] };
  if (name === FILE) return { labels: [words.file], field: null, fields: [] };
  const field = fieldNamed(fields, name);
  if (!field || isHidden(field)) return null;
  const within = values.map((value) => (isRecord(value) ? value[name] : undefined));
  const label = words.label(field.label) || name;
  if (rest.length === 0) return { labels: [label], field, fields: [] };
  const [id, ...inRow] = rest;
  const lists = within.map((value) => (Array.isArray(value) ? (rowsOf(value) ?? []) : []));
  const list = lists.find((rows) => rows.some((row) => row.id === id));
  if (id !== undefined && list) {
    const at = list.findIndex((row) => row.id === id);
    const kind = field.blocks ? field.blocks.find(({ slug }) => slug === list[at]?.blockType) : field;
    const inside = lists.map((rows) => rows.find((row) => row.id === id));
    const below = locateField(kind?.fields ?? [], inRow, inside, words);
    return below && { ...below, labels: [rowLabel(field, list[at], at, words), ...below.labels] };
  }
  const below = locateField(field.tabs ?? field.fields ?? [], rest, within, words);
  return below && { ...below, labels: [label, ...below.labels] };
}
