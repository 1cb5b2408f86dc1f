import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Value } from './columns.ts';
import { clockTime } from './zoned-time.ts';

/** A sheet as it is to be: how wide each column is, in characters, and what stands in its rows. */
export type Workbook = {
  readonly headers: readonly { readonly label: string; readonly width: number }[];
  readonly rows: readonly (readonly Value[])[];
  readonly zone: string;
};

/** A text stays one, also when somebody edits its cell: its format is that of texts, so that no formula comes of it. */
function cell(value: Value, zone: string): Row[number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value: clockTime(value, zone), type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'number') return { value, type: Number };
  return { value, type: String, format: '@' };
}

/** An Excel workbook of one sheet, whose first row stays in view. */
export async function workbook({ headers, rows, zone }: Workbook): Promise<Uint8Array> {
  const head: Row = headers.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }));
  const data = [head, ...rows.map((row): Row => row.map((value) => cell(value, zone)))];
  const columns = headers.map(({ width }) => ({ width }));
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer();
}
