import type { Worker } from 'node:cluster';

/** What is asked, and answered. */
const HEARTBEAT = 'heartbeat';

/**
 * When a worker counts as hung: how often it is asked, in milliseconds, and how many questions in a row it leaves
 * unanswered. Half a minute is more than any work of ours keeps it from answering: one that is busy is not hung.
 */
export const PATIENCE = { everyMs: 5_000, questions: 6 };

/** Has this worker tell the process that started it that it lives, whenever that asks. */
export function answerHeartbeats(): void {
  process.on('message', (message) => {
    if (message === HEARTBEAT) process.send?.(HEARTBEAT, undefined, undefined, () => {});
  });
}

/**
 * Asks a worker for signs of life until it ends, and calls `onHung` once when there are none. Questions are counted and not
 * time, so that a machine that was suspended finds its workers alive.
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
    // One that has just ended can't be asked; its end is heard of.
    if (worker.isConnected()) worker.send(HEARTBEAT, () => {});
  }, everyMs).unref();
  worker.on('message', (message) => {
    if (message === HEARTBEAT) unanswered = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}
