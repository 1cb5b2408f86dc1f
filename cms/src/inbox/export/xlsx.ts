import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Value } from './columns.ts';
import type { Header } from './workbook.ts';
import { clockTime } from './zoned-time.ts';

/** A text stays one, also when somebody edits its cell: its format is that of texts, so that no formula comes of it. */
function cell(value: Value, zone: string): Row[number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value: clockTime(value, zone), type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'number') return { value, type: Number };
  return { value, type: String, format: '@' };
}

/** Rows as an Excel workbook of one sheet, whose first row stays in view. */
export async function xlsxOf(
  headers: readonly Header[],
  rows: AsyncIterable<readonly Value[]>,
  zone: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const data: Row[] = [headers.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }))];
  for await (const row of rows) data.push(row.map((value) => cell(value, zone)));
  const columns = headers.map(({ width }) => ({ width }));
  return new Uint8Array(await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer());
}
