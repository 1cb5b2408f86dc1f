import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLocalisedText } from '#cms/kit/localised/localised-texts.ts';

/** The parts of a field's description that tell its texts from everything else. */
export type Shape = {
  readonly type?: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly localized?: boolean;
  readonly virtual?: unknown;
  readonly hidden?: boolean;
  readonly fields?: readonly Shape[];
  readonly tabs?: readonly Shape[];
  readonly blocks?: readonly (Shape & { readonly slug: string })[];
};

/** Whether a text may change from one value to another. */
type MayBecome = (before: unknown, after: unknown) => boolean;

/** A document with only its texts changed, and the labels of all other changes. */
export type MergeResult = { readonly doc: Untrusted; readonly refused: readonly string[] };

/** Derived values beside the fields; the addresses of files are computed at each read. */
const DERIVED_NAMES: readonly (string | undefined)[] = [
  '_status',
  'createdAt',
  'updatedAt',
  'translation',
  'url',
  'thumbnailURL',
];

/** The values that identify a list's row, all of which are to stay the same. */
const ROW_MARKS = ['id', 'blockType', 'blockName'] as const;

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false || isDeepStrictEqual(value, []);
}

/** Whether two values are the same: forms send an empty one differently than it is stored. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (isEmpty(one) && isEmpty(other));
}

function asRecord(value: unknown): Untrusted {
  return isRecord(value) ? value : {};
}

function asRows(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function hasSameRows(before: readonly Untrusted[], after: readonly Untrusted[]): boolean {
  const isSameRow = (row: Untrusted, at: number) => ROW_MARKS.every((mark) => isSame(row[mark], after[at]?.[mark]));
  return before.length === after.length && before.every(isSameRow);
}

/** Merges the localised texts of `after` into the rows of `before`, and names all other differences. */
export function mergeTexts(
  fields: readonly Shape[],
  before: Untrusted,
  after: Untrusted,
  { label, mayBecome }: { readonly label: (label: unknown) => string; readonly mayBecome: MayBecome },
): MergeResult {
  const refused: string[] = [];

  function mergeRows(field: Shape, was: unknown, is: unknown, place: readonly string[]): unknown {
    const [earlier, later] = [asRows(was), asRows(is)];
    if (!hasSameRows(earlier, later)) {
      refused.push(place.join(' › '));
      return was;
    }
    return earlier.map((row, at) => {
      const kind = field.blocks ? field.blocks.find(({ slug }) => slug === row.blockType) : field;
      return { ...row, ...mergeAll(kind?.fields ?? [], row, later[at] ?? {}, [...place, String(at + 1)]) };
    });
  }

  function merge(field: Shape, was: unknown, is: unknown, place: readonly string[]): unknown {
    // Hidden fields are the server's own.
    if (is === undefined || field.virtual || field.hidden || DERIVED_NAMES.includes(field.name)) return was;
    if (isLocalisedText(field) && mayBecome(was, is)) return is;
    if (!field.localized) {
      if (field.type === 'array' || field.blocks) return mergeRows(field, was, is, place);
      if (field.tabs ?? field.fields)
        return mergeAll(field.tabs ?? field.fields ?? [], asRecord(was), asRecord(is), place);
    }
    if (!isSame(was, is)) refused.push(place.join(' › '));
    return was;
  }

  function mergeAll(all: readonly Shape[], was: Untrusted, is: Untrusted, place: readonly string[]): Untrusted {
    const entries = all.flatMap((field): (readonly [string, unknown])[] => {
      // A field that only lays out has no value.
      if (field.name === undefined) return Object.entries(mergeAll(field.tabs ?? field.fields ?? [], was, is, place));
      const own = [...place, label(field.label) || field.name];
      return [[field.name, merge(field, was[field.name], is[field.name], own)]];
    });
    return Object.fromEntries(entries);
  }

  return { doc: mergeAll(fields, before, after, []), refused };
}
