import { parentPort, workerData } from 'node:worker_threads';
import { type Workbook, workbook } from './workbook.ts';

/* In a thread of its own: makes the workbook that it is given, and tells its bytes. */
const given: Workbook = workerData;
parentPort?.postMessage(await workbook(given));
