import type { FormState } from 'payload';
import * as v from 'valibot';

const row = v.object({
  id: v.string(),
  blockType: v.optional(v.string()),
  collapsed: v.optional(v.boolean()),
});

/** The data from which a row is recreated; the form requests everything about rendering from the server. */
const field = v.pipe(
  v.object({
    value: v.optional(v.unknown()),
    disableFormData: v.optional(v.boolean()),
    passesCondition: v.optional(v.boolean()),
    rows: v.optional(v.array(row)),
  }),
  // The rich text editor reads the initial value.
  v.transform(({ value, ...rest }) => ({ ...rest, value, initialValue: value, valid: true })),
);

/** Parses the fields of a form, current or copied; other properties are left out. */
export const formFields = v.record(v.string(), field);
export type FormFields = v.InferOutput<typeof formFields>;

/** A row of a list without its position: its fields by their paths within it. */
export type RowState = FormFields;

/** Returns the row at an index of a list; null if there is none. */
export function rowState(fields: FormFields, list: string, index: number): RowState | null {
  const prefix = `${list}.${index}.`;
  const own = Object.entries(fields).filter(([path]) => path.startsWith(prefix));
  return own.length === 0 ? null : Object.fromEntries(own.map(([path, one]) => [path.slice(prefix.length), one]));
}

/** Returns the block type of a row; undefined if it is no block. */
export function blockTypeOf({ blockType }: RowState): string | undefined {
  return typeof blockType?.value === 'string' ? blockType.value : undefined;
}

/** Returns the row with new ids, also of the rows within it: to the server, two rows with the same id would be one. */
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

/** Returns the list and the index of the row that an element renders; null if it renders no row. */
export function placeOfRow(fields: FormState, elementId: string): { list: string; index: number } | null {
  const [, name, number] = /^(.+)-row-(\d+)$/.exec(elementId) ?? [];
  const list = Object.keys(fields).find((path) => fields[path]?.rows && path.replaceAll('.', '-') === name);
  return list === undefined ? null : { list, index: Number(number) };
}
