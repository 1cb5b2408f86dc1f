import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { CellValue } from '#cms/kit/csv.ts';
import type { SheetData } from './workbook.ts';
import { writeXlsx } from './xlsx.ts';

/* The worker thread of one workbook: takes rows in batches, null ends them, and posts the file. */
const port = parentPort;
if (port === null) throw new Error('This is a thread of the CMS.');

async function* receiveRows(from: MessagePort) {
  for await (const [message] of on(from, 'message')) {
    const rows: readonly (readonly CellValue[])[] | null = message;
    if (rows === null) return;
    yield* rows;
  }
}

const { headers, zone }: SheetData = workerData;
const file = await writeXlsx(headers, receiveRows(port), zone);
port.postMessage(file, [file.buffer]);
port.close();
