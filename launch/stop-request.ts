import process from 'node:process';

/** One press of Ctrl-C may arrive several times, through npm and from the terminal itself; in milliseconds. */
const SAME_PRESS_MS = 1_000;

const first = new AbortController();
const second = new AbortController();

/** Aborted when the operator stops the program: by Ctrl-C, a termination signal, or closing the terminal. */
export const stopRequest: AbortSignal = first.signal;

/** Aborted by a second request: what is still running is then killed without waiting. */
export const stopAtOnce: AbortSignal = second.signal;

/** Thrown by work that was cancelled by a stop request. */
export class Stopped extends Error {}

let isListening = false;

/** Whether signals are handled as stop requests; otherwise they kill this process and its group at once. */
export function hearsStopRequests(): boolean {
  return isListening;
}

/** Handles signals as stop requests from now on: they don't kill this process, and running work is stopped in order. */
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
