import { isRecord } from '@kontorwerk/contract/content/read-values';
import { parseRows } from '../../fields/field-rows.ts';

/** Returns the rows of a field, [] if it is empty; null for a value that isn't a list of rows with ids. */
export function rowsOf(value: unknown): ReturnType<typeof parseRows> {
  return value === null || value === undefined ? [] : parseRows(value);
}

/** Whether a field has rows in at least one of its states, and nothing else in any. */
export function areRowLists(values: readonly unknown[]): boolean {
  return values.some((value) => Array.isArray(value) && value.length > 0) && values.every((value) => rowsOf(value));
}

/** Whether the rows that two states have in common are in a different order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [earlier, later] = [new Set(before), new Set(after)];
  const common = after.filter((id) => earlier.has(id));
  return before.filter((id) => later.has(id)).some((id, at) => id !== common[at]);
}

/**
 * Merges two orders: that of `first`, with each row that only `second` has inserted after the row that it follows
 * there.
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

/** Returns the id of the row at a path of names and ids of rows, or those of all rows of the list there. */
export function rowIdsAt(values: unknown, path: readonly string[]): readonly string[] {
  const value = path.reduce<unknown>((within, step) => {
    if (Array.isArray(within)) return rowsOf(within)?.find(({ id }) => id === step);
    return isRecord(within) ? within[step] : undefined;
  }, values);
  return (rowsOf(isRecord(value) ? [value] : value) ?? []).map(({ id }) => id);
}
