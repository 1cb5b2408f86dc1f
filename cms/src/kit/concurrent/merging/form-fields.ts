import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FormState, ServerFunctionClient } from 'payload';
import { isSameValue } from './same-value.ts';

/** Returns the value at a path of a form, such as `sections.0.title`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isRecord(value) ? value[name] : undefined;
  }, values);
}

/** Whether each list of a form has the same rows in the same order in other values. */
export function hasSameRows(fields: FormState, values: Untrusted): boolean {
  return Object.entries(fields).every(([path, { rows }]) => {
    if (!rows) return true;
    const next = valueAt(values, path);
    const ids = Array.isArray(next) ? next.map((row: unknown) => (isRecord(row) ? row.id : undefined)) : [];
    return ids.length === rows.length && rows.every(({ id }, at) => id === ids[at]);
  });
}

/**
 * Returns the form's fields that differ in other values of the same rows, with these values. What differs from the saved
 * ones is marked as changed, so that the answer to a save under way doesn't replace it.
 */
export function fieldsToUpdate(fields: FormState, values: Untrusted, saved: Untrusted): FormState {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const value = valueAt(values, path);
      if (field.rows || field.disableFormData || isSameValue(field.value, value)) return [];
      const isModified = !isSameValue(value, valueAt(saved, path));
      return [[path, { ...field, value, initialValue: value, isModified }]];
    }),
  );
}

/**
 * Returns a form state with the values that were typed while it was asked for. What differs from the values of the save
 * under way is marked as changed, so that its answer doesn't replace it.
 */
export function withTypedValues(state: FormState, typed: Untrusted, saved: Untrusted): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      if (field.rows || field.disableFormData) return [path, field];
      const value = valueAt(typed, path);
      const next = isSameValue(field.value, value) ? field : { ...field, value };
      return [path, isSameValue(next.value, valueAt(saved, path)) ? next : { ...next, isModified: true }];
    }),
  );
}

/** Returns a new form state in which open rows stay open. */
export function withOpenRows(next: FormState, now: FormState): FormState {
  const isCollapsed = new Map(
    Object.values(now).flatMap(({ rows = [] }) => rows.map(({ id, collapsed }) => [id, collapsed] as const)),
  );
  return Object.fromEntries(
    Object.entries(next).map(([path, field]) => {
      const rows = field.rows?.map((row) =>
        isCollapsed.has(row.id) ? { ...row, collapsed: isCollapsed.get(row.id) ?? false } : row,
      );
      return [path, rows ? { ...field, rows } : field];
    }),
  );
}

/**
 * Returns a form's values without rows that none of the document's open forms has any more. If a row is removed while
 * the form waits for an answer of the server, the answer puts fields of it back into Payload's form, with its id or
 * without: the next save would send them as one more row.
 */
export function withoutLeftoverRows(forms: readonly FormState[], values: Untrusted): Untrusted {
  const fields = forms.flatMap((form) => Object.values(form));
  const known = new Set<unknown>(fields.flatMap(({ rows = [] }) => rows.map(({ id }) => id)));
  const idOf = (row: unknown) => (isRecord(row) ? row.id : undefined);
  const clean = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      if (!forms.some((form) => form[path]?.rows)) return value;
      const ids = value.map(idOf);
      const kept: readonly unknown[] = value.filter((_, at) => known.has(ids[at]) && ids.indexOf(ids[at]) === at);
      return kept.map((row, at) => clean(row, `${path}.${at}`));
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner, `${path}.${name}`)]));
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value, name)]));
}

/** Whether a path leads through a row after the last one that the form has; checked for each field at each keystroke. */
function isInLeftoverRow(fields: Untrusted, path: string): boolean {
  for (let end = path.indexOf('.'); end !== -1; end = path.indexOf('.', end + 1)) {
    const field = fields[path.slice(0, end)];
    const rows = isRecord(field) ? field.rows : null;
    if (Array.isArray(rows) && Number.parseInt(path.slice(end + 1), 10) >= rows.length) return true;
  }
  return false;
}

/** Returns the paths of the fields that an answer of the server has put back into rows which were removed meanwhile. */
export function findLeftoverFields(fields: Untrusted): readonly string[] {
  return Object.keys(fields).filter((path) => isInLeftoverRow(fields, path));
}

/**
 * Wraps the client of Payload's server functions so that no form state has such fields: Payload's server finds no block
 * for their rows, and fails.
 */
export function sendWithoutLeftovers(call: ServerFunctionClient): ServerFunctionClient {
  return (request) => {
    const { formState } = request.args;
    if (!isRecord(formState)) return call(request);
    const kept = Object.entries(formState).filter(([path]) => !isInLeftoverRow(formState, path));
    return call({ ...request, args: { ...request.args, formState: Object.fromEntries(kept) } });
  };
}
