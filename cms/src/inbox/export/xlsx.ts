import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { CMS_ROOT } from '../../settings.ts';
import type { Value } from './columns.ts';
import type { Workbook } from './workbook.ts';

const PROGRAM = join(CMS_ROOT, 'src/inbox/export/make-workbook.ts');

const bytes = v.pipe(
  v.instance(Uint8Array),
  v.transform((made) => new Uint8Array(made)),
);

/** Rows as an Excel workbook, which is made in a thread of its own: it takes a second, in which others would wait. */
export async function xlsxOf(
  headers: Workbook['headers'],
  rows: AsyncIterable<readonly Value[]>,
  zone: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const all: (readonly Value[])[] = [];
  for await (const row of rows) all.push(row);
  const workerData: Workbook = { headers, rows: all, zone };
  return new Promise((resolve, reject) => {
    const worker = new Worker(/*turbopackIgnore: true*/ PROGRAM, { workerData });
    worker.once('message', (made) => resolve(v.parse(bytes, made)));
    worker.once('error', reject);
    // Without a word before: there is no message any more.
    worker.once('exit', (code) => reject(new Error(`The workbook was not made: ${code}`)));
  });
}
