import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { shutDown } from '@kontorwerk/contract/http/shut-down';
import { REQUEST_STARTS } from './log/current-request.ts';
import { processWide } from './process-wide.ts';

/**
 * How long what is under way may take once the process was told to end, so that it has ended within five seconds; what was
 * stored is on disk by then.
 */
const GRACE_MS = 4_000;

/** How often it is looked whether jobs are under way, in milliseconds. */
const LOOK_MS = 25;

/** Aborted when the process is told to end: what would never end by itself ends then. */
export const shutdown = processWide('shutdown', () => new AbortController());

type UnderWay = { server: Server | undefined; isBusy: () => boolean; last: () => Promise<void> };
const underWay = processWide(
  'under way',
  (): UnderWay => ({ server: undefined, isBusy: () => false, last: async () => {} }),
);

/** Has the end wait for something more than answers, for as long as it says that it is busy. */
export function finishBeforeEnd(isBusy: () => boolean): void {
  underWay.isBusy = isBusy;
}

/** Has something done once all else has ended, as far as there is time left. */
export function lastBeforeEnd(work: () => Promise<void>): void {
  underWay.last = work;
}

/** Next makes the server itself, and shows it to nobody: each request tells of it. */
function noteServer(started: unknown): void {
  if (isRecord(started) && started.server instanceof Server) underWay.server = started.server;
}

async function finish(): Promise<void> {
  const { server, isBusy, last } = underWay;
  if (server) await shutDown(server, GRACE_MS);
  while (isBusy()) await sleep(LOOK_MS);
  await last();
}

/**
 * Ends with the signals that service managers send: stops listening, and finishes answers and jobs that are under way. Next's
 * own way, which is turned off by `NEXT_MANUAL_SIG_HANDLE`, would leave a job in its middle: a mail that was handed in and not
 * noted goes out once more.
 */
export function endWithSignals(): void {
  subscribe(REQUEST_STARTS, noteServer);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Whoever stops a service may tell each of its processes, and a parent tells its own once more.
      if (shutdown.signal.aborted) return;
      // First: whatever listens to the end can't keep it from coming.
      setTimeout(() => process.exit(0), GRACE_MS).unref();
      shutdown.abort();
      if (process.env.NEXT_MANUAL_SIG_HANDLE) finish().finally(() => process.exit(0));
    });
  }
}
