import type { Language } from '@kontorwerk/contract/languages';
import { stringify } from 'csv-stringify/sync';
import { formatWithOffset } from '#cms/base/time-zones.ts';
import { batchRows } from './row-batches.ts';

/** The delimiter that spreadsheets expect in each language: German ones write 1,5. */
const DELIMITERS = { en: ',', de: ';' } as const satisfies Record<Language, string>;

/**
 * A text that spreadsheets take for a formula, by its first character in narrow or wide form. Dashes alone are none.
 */
const FORMULA = /^(?!-+$)[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Characters that readers may take for the end of a value or record, whatever the delimiter is: spreadsheets guess it,
 * and `record_delimiter` makes the library quote only whole pairs of `\r\n`.
 */
const SEPARATOR = /[,;\t\r\n\v\f\u0085\u2028\u2029]/;

/** The value of a cell: numbers and moments keep their type. */
export type CellValue = Date | number | string | null;

type Locale = { readonly language: Language; readonly zone: string };

async function* csvChunks(
  rows: AsyncIterable<readonly CellValue[]>,
  { language, zone }: Locale,
): AsyncGenerator<string> {
  const csv = (some: readonly (readonly CellValue[])[], bom: boolean) =>
    stringify([...some], {
      bom,
      delimiter: DELIMITERS[language],
      record_delimiter: 'windows',
      quoted_match: SEPARATOR,
      cast: {
        date: (moment) => formatWithOffset(moment, zone),
        string: (text) => (FORMULA.test(text) ? `'${text}` : text),
      },
    });
  let isFirst = true;
  for await (const batch of batchRows(rows)) {
    yield csv(batch, isFirst);
    isFirst = false;
  }
}

/**
 * Streams rows as CSV, with backpressure. Texts that a spreadsheet would take for a formula are escaped; the byte order
 * mark makes Excel read UTF-8, and the delimiter is the one it expects in the reader's language.
 */
export function streamCsv(rows: AsyncIterable<readonly CellValue[]>, locale: Locale): ReadableStream<Uint8Array> {
  const pieces = csvChunks(rows, locale);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
