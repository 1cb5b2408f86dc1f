import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** The timeout for a worker's answer, in milliseconds; a late worker is left out. */
const PATIENCE_MS = 1_000;

const question = v.object({ figuresFor: v.string() });
const answer = v.object({ figuresOf: v.string(), figures: v.array(v.looseObject({})) });

/** Makes this worker answer the primary's requests for its metrics. */
export function tellFigures(figures: () => Promise<readonly object[]>): void {
  process.on('message', async (message) => {
    const asked = v.safeParse(question, message);
    if (asked.success) process.send?.({ figuresOf: asked.output.figuresFor, figures: await figures() });
  });
}

function figuresOf(worker: Worker): Promise<readonly object[]> {
  const id = randomUUID();
  return new Promise((resolve) => {
    function end(figures: readonly object[]): void {
      clearTimeout(timer);
      worker.off('message', onMessage);
      resolve(figures);
    }
    function onMessage(message: unknown): void {
      const told = v.safeParse(answer, message);
      if (told.success && told.output.figuresOf === id) end(told.output.figures);
    }
    const timer = setTimeout(end, PATIENCE_MS, []);
    worker.on('message', onMessage);
    worker.send({ figuresFor: id });
  });
}

/** Returns the metrics of all workers, one list each; empty for a worker that has just exited, or hangs. */
export function figuresOfWorkers(): Promise<readonly (readonly object[])[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  return Promise.all(workers.map((worker) => (worker ? figuresOf(worker) : [])));
}
