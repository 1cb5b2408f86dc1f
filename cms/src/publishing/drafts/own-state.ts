import type { FormField, FormState } from 'payload';

function isSameValue(field: FormField, before: FormField | undefined): boolean {
  return field.value === before?.value;
}

const idsOf = ({ rows = [] }: FormField) => rows.map(({ id }) => id).join();

/** Tells whether somebody has written a field since, or put its rows in another order, added or taken away one. */
export function isWritten(field: FormField, before: FormField | undefined): boolean {
  if (field.rows && before) return idsOf(field) !== idsOf(before);
  return Boolean(field.isModified) && !isSameValue(field, before);
}

/**
 * The fields whose mark doesn't say whether they were written, with the mark that does: Payload marks the one alone that
 * was written or checked last. Rows bear none: they are told by their ids.
 */
function wronglyMarked(before: FormState, now: FormState): FormState {
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
 * The fields whose rows an answer of the server has shut that were opened since it was asked. Whoever shuts a row changes
 * nothing else, an answer draws other fields anew as well.
 */
function wronglyShut(before: FormState, now: FormState): FormState {
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

/** What of a form's state somebody has made otherwise than it stands now: it is to be put back. */
export function ownState(before: FormState, now: FormState): FormState {
  return { ...wronglyMarked(before, now), ...wronglyShut(before, now) };
}
