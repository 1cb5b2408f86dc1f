import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { shutDown } from '@kontorwerk/runtime/http/shut-down';
import { REQUEST_STARTS } from './log/current-request.ts';
import { getProcessSingleton } from './process-singleton.ts';

/**
 * How long running work may take after the signal to stop, in milliseconds, so that the process ends within five
 * seconds; stored data is on disk by then.
 */
const GRACE_MS = 4_000;

/** The interval at which running jobs are polled, in milliseconds. */
const POLL_MS = 25;

/** Aborted when the process is told to stop; ends what would otherwise run forever. */
export const shutdown = getProcessSingleton('shutdown', () => new AbortController());

type PendingWork = { server: Server | undefined; isBusy: () => boolean; last: () => Promise<void> };
const pendingWork = getProcessSingleton(
  'under way',
  (): PendingWork => ({ server: undefined, isBusy: () => false, last: async () => {} }),
);

/** Makes the shutdown wait for more than open requests, until `isBusy` returns false. */
export function awaitBeforeExit(isBusy: () => boolean): void {
  pendingWork.isBusy = isBusy;
}

/** Registers work for after everything else has ended, if there is time left. */
export function runBeforeExit(work: () => Promise<void>): void {
  pendingWork.last = work;
}

/** Next creates the server and doesn't expose it, but each request event carries it. */
function noteServer(started: unknown): void {
  if (isRecord(started) && started.server instanceof Server) pendingWork.server = started.server;
}

async function finish(): Promise<void> {
  const { server, isBusy, last } = pendingWork;
  if (server) await shutDown(server, GRACE_MS);
  while (isBusy()) await sleep(POLL_MS);
  await last();
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT: stops listening, and finishes open requests and running jobs. Next's own
 * handler, disabled by `NEXT_MANUAL_SIG_HANDLE`, would kill a job midway: a mail that was sent but not recorded would
 * be sent again.
 */
export function shutDownOnSignals(): void {
  subscribe(REQUEST_STARTS, noteServer);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A service manager may signal every process of a service, and a parent signals its children once more.
      if (shutdown.signal.aborted) return;
      // Set first, so that no listener of the abort can prevent the exit.
      setTimeout(() => process.exit(0), GRACE_MS).unref();
      shutdown.abort();
      if (process.env.NEXT_MANUAL_SIG_HANDLE) finish().finally(() => process.exit(0));
    });
  }
}
