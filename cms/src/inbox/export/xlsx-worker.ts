import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Value } from '#cms/kit/csv.ts';
import type { SheetData } from './workbook.ts';
import { xlsxOf } from './xlsx.ts';

/* A thread of its own for one workbook: rows come a few at a time, null ends them, and the file goes back. */
const port = parentPort;
if (port === null) throw new Error('This is a thread of the CMS.');

async function* received(from: MessagePort) {
  for await (const [message] of on(from, 'message')) {
    const rows: readonly (readonly Value[])[] | null = message;
    if (rows === null) return;
    yield* rows;
  }
}

const { headers, zone }: SheetData = workerData;
const file = await xlsxOf(headers, received(port), zone);
port.postMessage(file, [file.buffer]);
port.close();
