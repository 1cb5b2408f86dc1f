import process from 'node:process';

/** One press of Ctrl-C may arrive several times, through npm and from the terminal itself; in milliseconds. */
const SAME_PRESS_MS = 1_000;

const first = new AbortController();
const second = new AbortController();

/** Aborted when somebody wants everything to end: by Ctrl-C, by a request to terminate, by closing the terminal. */
export const stopRequest: AbortSignal = first.signal;

/** Aborted when they ask again: what is still running is then ended without waiting. */
export const stopAtOnce: AbortSignal = second.signal;

/** Thrown by what was given up because of a stop request. */
export class Stopped extends Error {}

let isListening = false;

/** Whether signals are requests here; else they end this process at once, and what shares its group. */
export function hearsStopRequests(): boolean {
  return isListening;
}

/** From now on signals don't end this process: they are requests, and what runs is stopped in order. */
export function listenForStopRequests(): void {
  isListening = true;
  let since: number | null = null;
  const request = () => {
    if (since === null) {
      since = performance.now();
      first.abort();
    } else if (performance.now() - since > SAME_PRESS_MS) second.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
}
