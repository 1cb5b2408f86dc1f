import { readFileSync } from 'node:fs';
import path from 'node:path';

const TABLE = path.join(import.meta.dirname, '../../docs/editing.md');
const ROW = /^\| ([^|]+?) +\| *(\d+) *\| *(\d+) *\|/gm;

/** How often somebody clicks or drops something, and into how many fields they write. */
export type Steps = { readonly clicks: number; readonly fields: number };

/** What docs/editing.md says that each job takes. */
export function writtenSteps(): ReadonlyMap<string, Steps> {
  const rows = readFileSync(TABLE, 'utf8').matchAll(ROW);
  return new Map(
    [...rows].map(([, job = '', clicks, fields]) => [job, { clicks: Number(clicks), fields: Number(fields) }]),
  );
}
