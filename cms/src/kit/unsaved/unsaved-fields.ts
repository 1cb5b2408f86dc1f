import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { LeftValues } from '../concurrent/merging/editing-session.ts';
import { mergeStates } from '../concurrent/merging/merge-states.ts';
import { isSameValue } from '../concurrent/merging/same-value.ts';

/** Fields that saving sets itself, and passwords, which no browser shall keep. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'password',
  'confirm-password',
  'current_password',
  'file',
]);

/** A form's fields that differ from what it saved last: the saved values, and the changed ones. */
export type UnsavedFields = { readonly saved: Untrusted; readonly changed: Untrusted };

/** Returns the fields of a form whose values differ from those last saved; null if there are none. */
export function findUnsavedFields(saved: Untrusted, values: Untrusted): UnsavedFields | null {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(values)])].filter(
    (name) => !LEFT_OUT.has(name) && !isSameValue(saved[name], values[name]),
  );
  if (names.length === 0) return null;
  const pick = (from: Untrusted) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { saved: pick(saved), changed: pick(values) };
}

/** Returns unsaved fields as the values of a whole form, whose other fields are those of `values`. */
export function toLeftValues({ saved, changed }: UnsavedFields, values: Untrusted): Omit<LeftValues, 'version'> {
  return { base: { ...values, ...saved }, mine: { ...values, ...changed } };
}

/** Merges unsaved fields into a form's values; what was changed on both sides stays as it is unsaved. */
export function mergeUnsavedFields(unsaved: UnsavedFields, values: Untrusted): Untrusted {
  const { base, mine } = toLeftValues(unsaved, values);
  return mergeStates({ base, baseDocument: base, mine, theirs: values }).values;
}
