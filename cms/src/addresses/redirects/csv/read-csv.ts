import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** A line of a CSV file; `line` is the one in which it ends. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

/** What a file says, or what is wrong with it as a whole. */
export type ReadCsv =
  | { readonly lines: readonly CsvLine[] }
  | { readonly problem: 'empty' }
  | { readonly problem: 'too_many' }
  | { readonly problem: 'broken'; readonly line: number };

/** A file may have so many lines, its head not counted. */
export const MOST_LINES = 10_000;

/** No address is longer, and a quotation mark that is never closed takes all that follows. */
const LONGEST_LINE = 20_000;

/** Bytes as whoever saved them meant them: UTF-8 where they are that, with or without its mark, else what Windows writes. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What ends a value: addresses have commas at times, semicolons hardly ever, and tabs never. In quotes they may have any. */
function delimiterOf(text: string): string {
  const first = (/\S.*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((delimiter) => first.includes(delimiter)) ?? ',';
}

/** Tells whether a line names the columns: there is no address in any of them. */
function isHead({ cells }: CsvLine): boolean {
  return !cells.some((cell) => /^\/|:\/\//.test(cell));
}

const parsedSchema = v.array(v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }));

/** Reads a CSV file as programs for sheets write it, in German and in English. */
export function readCsv(bytes: Uint8Array): ReadCsv {
  const text = decoded(bytes);
  let read = 0;
  try {
    // Its types don't tell what `info` makes of a record.
    const parsed = v.parse(
      parsedSchema,
      parse(text, {
        delimiter: delimiterOf(text),
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
    const lines = all[0] && isHead(all[0]) ? all.slice(1) : all;
    if (lines.length > MOST_LINES) return { problem: 'too_many' };
    return lines.length === 0 ? { problem: 'empty' } : { lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // It is noticed where the file ends, or far below: what follows the last line that could be read is where to look.
    return { problem: 'broken', line: read + 1 };
  }
}
