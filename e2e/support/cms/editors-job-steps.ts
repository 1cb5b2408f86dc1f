import { readFileSync } from 'node:fs';
import path from 'node:path';

const TABLE = path.join(import.meta.dirname, '../../../docs/editing.md');
const ROW = /^\| ([^|]+?) +\| *(\d+) *\| *(\d+) *\|/gm;

/** The number of clicks and drops, and of fields that are written. */
export type Steps = { readonly clicks: number; readonly fields: number };

/** Reads each job's steps from docs/editing.md. */
export function writtenSteps(): ReadonlyMap<string, Steps> {
  const rows = readFileSync(TABLE, 'utf8').matchAll(ROW);
  return new Map(
    [...rows].map(([, job = '', clicks, fields]) => [job, { clicks: Number(clicks), fields: Number(fields) }]),
  );
}
