import { rowsById } from '../../fields/rows-by-id.ts';

/** The rows of a field; null where the value is none of rows that are known by their ids. An empty field has none. */
export function rowsOf(value: unknown): ReturnType<typeof rowsById> {
  return value === null || value === undefined ? [] : rowsById(value);
}

/** Whether a field holds rows in one of its states at least, and nothing else in any. */
export function holdRows(values: readonly unknown[]): boolean {
  return values.some((value) => Array.isArray(value) && value.length > 0) && values.every((value) => rowsOf(value));
}

/** Whether rows that two states have in common stand in another order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [earlier, later] = [new Set(before), new Set(after)];
  const common = after.filter((id) => earlier.has(id));
  return before.filter((id) => later.has(id)).some((id, at) => id !== common[at]);
}

/**
 * One order for all rows that stay: that of `first`, into which each row that only `second` has is put behind the row
 * that it follows there.
 */
export function joinOrders(first: readonly string[], second: readonly string[]): readonly string[] {
  const order = [...first];
  let before: string | undefined;
  for (const id of second) {
    if (!order.includes(id)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    before = id;
  }
  return order;
}
