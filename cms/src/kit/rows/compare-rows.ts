import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { parseRows } from '../fields/field-rows.ts';

/** Rows by id, in all languages. */
export type Rows = ReadonlyMap<string, Untrusted>;

/** Returns the rows that one state of a document has and another one lacks, for each list that both have. */
export function findMissingRows(has: unknown, lacks: unknown): Rows {
  const missing = new Map<string, Untrusted>();
  function visit(one: unknown, other: unknown): void {
    const [rows, others] = [parseRows(one), parseRows(other)];
    if (rows && others) {
      for (const row of rows) {
        const same = others.find(({ id }) => id === row.id);
        if (same) visit(row, same);
        else missing.set(row.id, row);
      }
    } else if (isRecord(one) && isRecord(other))
      for (const [name, value] of Object.entries(one)) visit(value, other[name]);
  }
  visit(has, lacks);
  return missing;
}

/** Returns a stored row or group in all languages, with the restored rows within it. */
function withRestoredIn(now: Untrusted, before: Untrusted, remembered: Rows): Untrusted {
  const within = Object.keys(now).filter((name) => Array.isArray(now[name]) || isRecord(before[name]));
  return {
    ...before,
    ...Object.fromEntries(within.map((name) => [name, withRestored(now[name], before[name], remembered)])),
  };
}

/**
 * Returns a stored list, or its container, in all languages, with the restored rows: the saved data has these in one
 * language only.
 */
export function withRestored(now: unknown, before: unknown, remembered: Rows): unknown {
  if (isRecord(now) && isRecord(before)) return withRestoredIn(now, before, remembered);
  const [rows, stored] = [parseRows(now), parseRows(before ?? [])];
  if (!rows || !stored) return before;
  const kept = stored.map((row) => {
    const same = rows.find(({ id }) => id === row.id);
    return same ? withRestoredIn(same, row, remembered) : row;
  });
  const returned = rows.flatMap(({ id, blockType }) => {
    const row = stored.some((one) => one.id === id) ? undefined : remembered.get(id);
    return row && row.blockType === blockType ? [row] : [];
  });
  return [...kept, ...returned];
}
