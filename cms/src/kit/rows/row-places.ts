import type { FormState } from 'payload';
import { placeOfField } from '../localised/document-texts.ts';
import type { RowState } from './row-state.ts';

/** A removed row and its former place: surrounding rows by id, as they may have been moved since. */
export type RemovedRow = {
  readonly id: string;
  /** Whether the form has been without it: its removal is noted right before. */
  readonly isGone: boolean;
  readonly place: string;
  readonly index: number;
  readonly state: RowState;
  /** Its label. */
  readonly label: string;
};

/** Returns the ids of a form's rows. */
export function rowIdsIn(fields: FormState): ReadonlySet<string> {
  return new Set(Object.values(fields).flatMap(({ rows }) => rows?.map(({ id }) => id) ?? []));
}

/** Returns the removed rows that are still missing in a form: a colleague's change brings a row back. */
export function stillRemoved(removed: readonly RemovedRow[], present: ReadonlySet<string>): readonly RemovedRow[] {
  return removed.flatMap((row) => {
    if (!present.has(row.id)) return row.isGone ? row : { ...row, isGone: true };
    return row.isGone ? [] : row;
  });
}

function valueIn(fields: FormState) {
  return (path: string) => fields[path]?.value;
}

/** Returns the place of a list in a form, within any rows. */
export function placeOfList(fields: FormState, list: string): string {
  return placeOfField(list, valueIn(fields));
}

/** Returns the list from which a row was removed, and its index there; null if the list is gone, too. */
export function findRemovedPlace(
  fields: FormState,
  { place, index }: Pick<RemovedRow, 'place' | 'index'>,
): { readonly list: string; readonly index: number } | null {
  const list = Object.keys(fields).find((path) => placeOfList(fields, path) === place);
  if (list === undefined) return null;
  return { list, index: Math.min(index, fields[list]?.rows?.length ?? 0) };
}
