import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** The message of both request and answer. */
const HEARTBEAT = 'heartbeat';

/**
 * When a worker counts as hung: the heartbeat interval in milliseconds, and the unanswered heartbeats in a row. Half a
 * minute is longer than any of our work blocks a process, so a busy worker isn't taken for hung.
 */
export const HEARTBEAT_LIMITS = { everyMs: 5_000, questions: 6 };

/** Makes this worker answer the heartbeats of the process that started it. */
export function answerHeartbeats(): void {
  process.on('message', (message) => {
    if (message === HEARTBEAT) process.send?.(HEARTBEAT, undefined, undefined, () => {});
  });
}

/**
 * Sends heartbeats to a worker until it exits, and calls `onHung` once when they stay unanswered. Heartbeats are
 * counted rather than time, so that workers survive the suspension of the machine.
 */
export function watchHeartbeat(worker: Worker, onHung: () => void, { everyMs, questions } = HEARTBEAT_LIMITS): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= questions) {
      clearInterval(timer);
      onHung();
      return;
    }
    unanswered += 1;
    // A worker that has just exited can't receive; its exit is handled.
    if (worker.isConnected()) worker.send(HEARTBEAT, () => {});
  }, everyMs).unref();
  worker.on('message', (message) => {
    if (message === HEARTBEAT) unanswered = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

/** The timeout for a worker's answer, in milliseconds; a late worker is left out. */
const PATIENCE_MS = 1_000;

const question = v.object({ figuresFor: v.string() });
const answer = v.object({ figuresOf: v.string(), figures: v.array(v.looseObject({})) });

/** Makes this worker answer the primary's requests for its metrics. */
export function answerMetricsRequests(figures: () => Promise<readonly object[]>): void {
  process.on('message', async (message) => {
    const request = v.safeParse(question, message);
    if (request.success) process.send?.({ figuresOf: request.output.figuresFor, figures: await figures() });
  });
}

function requestMetrics(worker: Worker): Promise<readonly object[]> {
  const id = randomUUID();
  return new Promise((resolve) => {
    function end(figures: readonly object[]): void {
      clearTimeout(timer);
      worker.off('message', onMessage);
      resolve(figures);
    }
    function onMessage(message: unknown): void {
      const reply = v.safeParse(answer, message);
      if (reply.success && reply.output.figuresOf === id) end(reply.output.figures);
    }
    const timer = setTimeout(end, PATIENCE_MS, []);
    worker.on('message', onMessage);
    worker.send({ figuresFor: id });
  });
}

/** Returns the metrics of all workers, one list each; empty for a worker that has just exited, or hangs. */
export function collectWorkerMetrics(): Promise<readonly (readonly object[])[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  return Promise.all(workers.map((worker) => (worker ? requestMetrics(worker) : [])));
}
