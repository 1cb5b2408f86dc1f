import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import type { CellValue } from '#cms/kit/csv.ts';
import { batchRows } from '#cms/kit/row-batches.ts';

export type Header = { readonly label: string; readonly width: number };

/** The header of a sheet. */
export type SheetData = { readonly headers: readonly Header[]; readonly zone: string };

/** The memory limit of a worker; rows are in memory several times over. */
const MEMORY_MB = 1024;

/** The most workbooks waiting for the one being built. */
const MOST_WAITING = 8;
const queue = getProcessSingleton('workbooks', () => new PQueue({ concurrency: 1 }));

/** Whether so many workbooks are queued that another would take minutes. */
export function hasTooManyWorkbooks(): boolean {
  return queue.size >= MOST_WAITING;
}

/** Thrown when the rows exceed the worker's memory. */
export class WorkbookTooLarge extends Error {}

const outOfMemorySchema = v.object({ code: v.literal('ERR_WORKER_OUT_OF_MEMORY') });
const resultSchema = v.tuple([v.instance(Uint8Array<ArrayBuffer>)]);

async function runWorker(data: SheetData, rows: AsyncIterable<readonly CellValue[]>): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const answer = once(worker, 'message');
  // It may fail while rows are still being read.
  answer.catch(() => {});
  try {
    for await (const batch of batchRows(rows)) worker.postMessage(batch);
    worker.postMessage(null);
    const [file] = v.parse(resultSchema, await answer);
    return file;
  } catch (error) {
    throw v.is(outOfMemorySchema, error) ? new WorkbookTooLarge() : error;
  } finally {
    await worker.terminate();
  }
}

/**
 * Builds an Excel workbook in a worker thread: ten thousand rows would block the CMS for a second and a half. One at a
 * time, so that memory for one is enough.
 */
export function buildWorkbook(
  data: SheetData,
  rows: AsyncIterable<readonly CellValue[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  return queue.add(() => runWorker(data, rows));
}
