import type { FormField, FormState } from 'payload';

function isSameValue(field: FormField, before: FormField | undefined): boolean {
  return field.value === before?.value;
}

const joinRowIds = ({ rows = [] }: FormField) => rows.map(({ id }) => id).join();

/** Whether an editor changed a field, or reordered, added or removed its rows. */
export function isEdited(field: FormField, before: FormField | undefined): boolean {
  if (field.rows && before) return joinRowIds(field) !== joinRowIds(before);
  return Boolean(field.isModified) && !isSameValue(field, before);
}

/**
 * Returns the fields with a wrong `isModified`, corrected: Payload sets it only on the field that was written or
 * checked last. Rows have none: their ids tell.
 */
function correctModified(before: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(now).flatMap(([path, field]) => {
      const known = before[path];
      const isRight = Boolean(field.isModified) === Boolean(known?.isModified);
      if (field.rows || isRight || !isSameValue(field, known)) return [];
      return [[path, { ...field, isModified: known?.isModified }]];
    }),
  );
}

/**
 * Returns the fields whose rows, opened since the request, a server's answer has collapsed. An editor who collapses a
 * row changes only that field, an answer replaces others as well.
 */
function reopenRows(before: FormState, now: FormState): FormState {
  const changed = Object.entries(now).filter(([path, field]) => field !== before[path]);
  if (changed.length < 2) return {};
  return Object.fromEntries(
    changed.flatMap(([path, field]) => {
      const open = new Set(before[path]?.rows?.filter(({ collapsed }) => !collapsed).map(({ id }) => id));
      const isShut = field.rows?.some(({ id, collapsed }) => collapsed && open.has(id));
      if (!isShut) return [];
      const rows = field.rows?.map((row) => (open.has(row.id) ? { ...row, collapsed: false } : row));
      return [[path, { ...field, rows }]];
    }),
  );
}

/** Returns the editor's own state of a form where it was overwritten, to be restored. */
export function findOwnState(before: FormState, now: FormState): FormState {
  return { ...correctModified(before, now), ...reopenRows(before, now) };
}
