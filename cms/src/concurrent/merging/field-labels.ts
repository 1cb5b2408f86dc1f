import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { ORDER, type Path } from './merge-states.ts';
import { rowsOf } from './rows.ts';

/** The parts of a field's configuration that name it. */
export type Labelled = {
  readonly name?: string;
  readonly slug?: string;
  readonly label?: unknown;
  readonly labels?: unknown;
  readonly admin?: unknown;
  readonly fields?: readonly Labelled[];
  readonly tabs?: readonly Labelled[];
  readonly blocks?: readonly Labelled[];
};

/** Words for what has no label of its own. */
export type LabelWords = { readonly order: string; readonly label: (label: unknown) => string };

function isHidden({ admin }: Labelled): boolean {
  return isRecord(admin) && admin.hidden === true;
}

/** The field of a name, also where it stands in what only arranges others. */
function fieldNamed(fields: readonly Labelled[], name: string): Labelled | undefined {
  for (const field of fields) {
    if (field.name === name) return field;
    const inside = field.name === undefined ? fieldNamed(field.tabs ?? field.fields ?? [], name) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** The name of a row as the form heads it: its kind and its place. */
function rowLabel(field: Labelled, row: Untrusted | undefined, at: number, words: LabelWords): string {
  const kind = field.blocks?.find(({ slug }) => slug === row?.blockType);
  const own = isRecord(kind?.labels) ? words.label(kind.labels.singular) : '';
  return `${own || words.label(field.label)} ${at + 1}`.trim();
}

/**
 * The labels from the document down to a field, with rows by the place that they have in `values`, or in `others` where
 * they aren't; null where a form doesn't show the field.
 */
export function labelsOf(
  fields: readonly Labelled[],
  path: Path,
  values: readonly unknown[],
  words: LabelWords,
): readonly string[] | null {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  if (name === ORDER) return [words.order];
  const field = fieldNamed(fields, name);
  if (!field || isHidden(field)) return null;
  const within = values.map((value) => (isRecord(value) ? value[name] : undefined));
  const label = words.label(field.label) || name;
  if (rest.length === 0) return [label];
  const [id, ...inRow] = rest;
  const lists = within.map((value) => (Array.isArray(value) ? (rowsOf(value) ?? []) : []));
  const list = lists.find((rows) => rows.some((row) => row.id === id));
  if (id !== undefined && list) {
    const at = list.findIndex((row) => row.id === id);
    const kind = field.blocks ? field.blocks.find(({ slug }) => slug === list[at]?.blockType) : field;
    const inside = lists.map((rows) => rows.find((row) => row.id === id));
    const below = labelsOf(kind?.fields ?? [], inRow, inside, words);
    return below && [rowLabel(field, list[at], at, words), ...below];
  }
  const below = labelsOf(field.tabs ?? field.fields ?? [], rest, within, words);
  return below && [label, ...below];
}
