import { stringify } from 'csv-stringify/sync';
import type { Value } from './columns.ts';
import { zonedTime } from './zoned-time.ts';

/** How many rows leave at a time. */
const AT_ONCE = 200;

async function* inPieces(rows: AsyncIterable<readonly Value[]>, zone: string): AsyncGenerator<string> {
  const csv = (some: readonly (readonly Value[])[], bom: boolean) =>
    stringify([...some], {
      bom,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { date: (moment) => zonedTime(moment, zone) },
    });
  let waiting: (readonly Value[])[] = [];
  let isFirst = true;
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < AT_ONCE) continue;
    yield csv(waiting, isFirst);
    waiting = [];
    isFirst = false;
  }
  if (waiting.length > 0) yield csv(waiting, isFirst);
}

/**
 * Rows as CSV, written while they are read and no faster than they are fetched. What a program for sheets would take
 * for a formula gets a sign before it that keeps it a text; the mark at the beginning has Excel read it as UTF-8.
 */
export function csvOf(rows: AsyncIterable<readonly Value[]>, zone: string): ReadableStream<Uint8Array> {
  const pieces = inPieces(rows, zone);
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
