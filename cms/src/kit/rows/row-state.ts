import type { FormState } from 'payload';
import * as v from 'valibot';

const row = v.object({
  id: v.string(),
  blockType: v.optional(v.string()),
  collapsed: v.optional(v.boolean()),
});

/** All that a row is written anew from: what is drawn, and where, the form asks the server for. */
const field = v.pipe(
  v.object({
    value: v.optional(v.unknown()),
    disableFormData: v.optional(v.boolean()),
    passesCondition: v.optional(v.boolean()),
    rows: v.optional(v.array(row)),
  }),
  // An editor of rich text takes what it begins with.
  v.transform(({ value, ...rest }) => ({ ...rest, value, initialValue: value, valid: true })),
);

/** Reads the fields of a form, as the form has them or as they were copied; others are left out. */
export const formFields = v.record(v.string(), field);
export type FormFields = v.InferOutput<typeof formFields>;

/** One row of a list, without its place: its fields by their paths within it. */
export type RowState = FormFields;

/** Returns the row at a place of a list; null where there is none. */
export function rowState(fields: FormFields, list: string, index: number): RowState | null {
  const prefix = `${list}.${index}.`;
  const own = Object.entries(fields).filter(([path]) => path.startsWith(prefix));
  return own.length === 0 ? null : Object.fromEntries(own.map(([path, one]) => [path.slice(prefix.length), one]));
}

/** Returns what kind of section a row is; undefined of a row that is none. */
export function blockTypeOf({ blockType }: RowState): string | undefined {
  return typeof blockType?.value === 'string' ? blockType.value : undefined;
}

/**
 * Returns the same row under other ids, and those of the rows within it: two rows with the same one would be one to the
 * server.
 */
export function withNewIds(state: RowState, newId: () => string): RowState {
  const ids = new Map<unknown, string>();
  const idFor = (old: unknown) => {
    const made = ids.get(old) ?? newId();
    ids.set(old, made);
    return made;
  };
  return Object.fromEntries(
    Object.entries(state).map(([path, one]) => {
      if (path === 'id' || path.endsWith('.id')) {
        const id = idFor(one.value);
        return [path, { ...one, value: id, initialValue: id }];
      }
      return [path, one.rows ? { ...one, rows: one.rows.map((each) => ({ ...each, id: idFor(each.id) })) } : one];
    }),
  );
}

/** Returns the list in a form and the place in it that an element is drawn for; null where it is drawn for no row. */
export function placeOfRow(fields: FormState, elementId: string): { list: string; index: number } | null {
  const [, name, number] = /^(.+)-row-(\d+)$/.exec(elementId) ?? [];
  const list = Object.keys(fields).find((path) => fields[path]?.rows && path.replaceAll('.', '-') === name);
  return list === undefined ? null : { list, index: Number(number) };
}
