import type { DatabaseSync } from 'node:sqlite';

/** The findings of SQLite in a damaged file, unlike unused pages or values that a constraint forbids. */
const DAMAGE = /\b(?:Tree \d+|Freelist|malformed)/;

/** The most findings that SQLite lists before it stops: values that a constraint forbids may come before damage. */
const MOST_FINDINGS = 100;

/** Returns what SQLite finds damaged in one of its tables, or in the whole file; null if nothing is. */
export function findDamage(database: DatabaseSync, table?: string): string | null {
  const lines = database.prepare(`PRAGMA quick_check(${table ?? MOST_FINDINGS})`).all();
  return lines.map(({ quick_check: line }) => String(line)).find((line) => DAMAGE.test(line)) ?? null;
}
