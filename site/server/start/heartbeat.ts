import type { Worker } from 'node:cluster';

/** The message of both request and answer. */
const HEARTBEAT = 'heartbeat';

/**
 * When a worker counts as hung: the heartbeat interval in milliseconds, and the unanswered heartbeats in a row. Half a
 * minute is longer than any of our work blocks a process, so a busy worker isn't taken for hung.
 */
export const PATIENCE = { everyMs: 5_000, questions: 6 };

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
export function watchHeartbeat(worker: Worker, onHung: () => void, { everyMs, questions } = PATIENCE): void {
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
