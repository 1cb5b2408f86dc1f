import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** A line of a CSV file; `line` is the number of its last one. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

/** The lines of a file, or why it can't be read as a whole. */
export type ParsedCsv =
  | { readonly lines: readonly CsvLine[] }
  | { readonly problem: 'empty' }
  | { readonly problem: 'too_many' }
  | { readonly problem: 'broken'; readonly line: number };

/** The most lines of a file, without its header. */
export const MOST_LINES = 10_000;

/** No address is longer, and an unclosed quotation mark takes in all that follows. */
const LONGEST_LINE = 20_000;

/** Decodes a file: UTF-16 by its byte order mark, UTF-8 where it is valid, else Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Returns the delimiter of the first line: unquoted addresses may hold commas, hardly ever semicolons, and never tabs.
 */
function detectDelimiter(text: string): string {
  // Quoted cells first: they may hold the ends of lines.
  const unquoted = text.slice(0, LONGEST_LINE).replace(/"(?:[^"]|"")*"/g, '""');
  const first = /\S.*/.exec(unquoted)?.[0] ?? '';
  return ['\t', ';'].find((delimiter) => first.includes(delimiter)) ?? ',';
}

/** Whether a line is the header: none of its cells is an address. */
function isHeader({ cells }: CsvLine): boolean {
  return !cells.some((cell) => /^\/|:\/\//.test(cell));
}

const parsedSchema = v.array(v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }));

/** Parses a CSV file as German and English spreadsheet programs write it. */
export function parseCsv(bytes: Uint8Array): ParsedCsv {
  const text = decodeCsv(bytes);
  let read = 0;
  try {
    // The parser's types don't include the records of `info`.
    const parsed = v.parse(
      parsedSchema,
      parse(text, {
        delimiter: detectDelimiter(text),
        // By default the first line's end would have to end all lines; files put together have several kinds.
        record_delimiter: ['\r\n', '\n', '\r'],
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        trim: true,
        max_record_size: LONGEST_LINE,
        to: MOST_LINES + 2,
        on_record: (record, { lines }) => {
          read = lines;
          return record;
        },
      }),
    );
    const all = parsed.map(({ info, record }) => ({ line: info.lines, cells: record }));
    const lines = all[0] && isHeader(all[0]) ? all.slice(1) : all;
    if (lines.length > MOST_LINES) return { problem: 'too_many' };
    return lines.length === 0 ? { problem: 'empty' } : { lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser notices it at the end of the file or far below: the place to look is after the last readable line.
    return { problem: 'broken', line: read + 1 };
  }
}
