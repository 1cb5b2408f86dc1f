import type { Language } from '@kontorwerk/contract/languages';
import { stringify } from 'csv-stringify/sync';
import { zonedTime } from '#cms/base/zoned-time.ts';
import { inBatches } from './row-batches.ts';

/** What programs for sheets take for the end of a value where they speak the language: German ones write 1,5. */
const DELIMITERS = { en: ',', de: ';' } as const satisfies Record<Language, string>;

/** A text that spreadsheet programs take for a formula, by its first sign in narrow or wide form. Dashes alone are none. */
const FORMULA = /^(?!-+$)[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** The value of a cell: numbers and moments keep their type. */
export type Value = Date | number | string | null;

type Locale = { readonly language: Language; readonly zone: string };

async function* inPieces(rows: AsyncIterable<readonly Value[]>, { language, zone }: Locale): AsyncGenerator<string> {
  const csv = (some: readonly (readonly Value[])[], bom: boolean) =>
    stringify([...some], {
      bom,
      delimiter: DELIMITERS[language],
      record_delimiter: 'windows',
      cast: {
        date: (moment) => zonedTime(moment, zone),
        string: (text) => (FORMULA.test(text) ? `'${text}` : text),
      },
    });
  let isFirst = true;
  for await (const batch of inBatches(rows)) {
    yield csv(batch, isFirst);
    isFirst = false;
  }
}

/**
 * Rows as CSV, written while they are read and no faster than they are fetched. What a program for sheets would take
 * for a formula gets a sign before it that keeps it a text; the mark at the beginning has Excel read it as UTF-8, and
 * values end as it expects in the reader's language.
 */
export function csvOf(rows: AsyncIterable<readonly Value[]>, locale: Locale): ReadableStream<Uint8Array> {
  const pieces = inPieces(rows, locale);
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
