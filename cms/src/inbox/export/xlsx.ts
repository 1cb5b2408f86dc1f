import writeExcelFile, { type Row } from 'write-excel-file/node';
import { toLocalClock } from '#cms/base/time-zones.ts';
import type { CellValue } from '#cms/kit/csv.ts';
import type { Header } from './workbook.ts';

/** Escapes a text for a cell (ECMA-376, ST_Xstring): `_x0041_` would be read as an A. */
function escapeText(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

/** Formats texts as text, so that they don't become formulas when a cell is edited. */
function makeCell(value: CellValue, zone: string): Row[number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value: toLocalClock(value, zone), type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'number') return { value, type: Number };
  return { value: escapeText(value), type: String, format: '@' };
}

/** Builds an Excel workbook of one sheet with a frozen first row. */
export async function writeXlsx(
  headers: readonly Header[],
  rows: AsyncIterable<readonly CellValue[]>,
  zone: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const data: Row[] = [headers.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }))];
  for await (const row of rows) data.push(row.map((value) => makeCell(value, zone)));
  const columns = headers.map(({ width }) => ({ width }));
  return new Uint8Array(await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer());
}
