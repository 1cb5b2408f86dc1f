import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import { Stopped } from './stop-request.ts';

/** The backoff for restarting a server, in milliseconds. */
export const RESTART_TIMES = {
  /** The wait before the first attempt; it doubles with each attempt. */
  firstMs: 250,
  /** Short enough for all to answer again within ten seconds, however often a server dies. */
  longestMs: 1_000,
  /** After running this long a server counts as healthy: the backoff is reset. */
  wellAfterMs: 60_000,
};

/** A server that is restarted whenever it ends. */
export type KeptServer = {
  /** Stops it for good. */
  stop(): Promise<void>;
};

type KeepOptions = {
  readonly name: string;
  /** The running server; null if it could not be started yet. */
  readonly running: ServerProcess | null;
  readonly start: () => Promise<ServerProcess>;
  /** Why it could not be started, if that was reported already. */
  readonly failure?: string;
  /** Reports a line to the operator. */
  readonly tell?: (line: string) => void;
  readonly times?: Readonly<typeof RESTART_TIMES>;
  /** Waits `ms` milliseconds, or until the signal aborts. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const waitFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);

/** Returns the message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Restarts a server whenever it ends, with exponential backoff, until it is stopped. */
export function keepRunning({
  name,
  running,
  start,
  failure: told,
  tell = console.error,
  times = RESTART_TIMES,
  wait = waitFor,
}: KeepOptions): KeptServer {
  const ending = new AbortController();
  const stopped = new Promise<null>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(null));
  });
  let delayMs = times.firstMs;
  /** The last reported reason why it could not be started. */
  let failure: string | null = told ?? null;

  /** Resolves when the server has ended, or was stopped. */
  async function untilEnd(server: ServerProcess): Promise<void> {
    const since = performance.now();
    const how = await Promise.race([stopped, server.ended]);
    if (how === null) return server.stop();
    if (performance.now() - since >= times.wellAfterMs) delayMs = times.firstMs;
    tell(`${name} ended (${how}) and is started again.`);
  }

  async function startAgain(): Promise<ServerProcess | null> {
    try {
      const server = await start();
      if (failure !== null) tell(`${name} runs again.`);
      failure = null;
      return server;
    } catch (error) {
      if (error instanceof Stopped) return null;
      const reason = reasonOf(error);
      if (reason !== failure) tell(`${reason}\n${name} is tried again and again until it starts.`);
      failure = reason;
      return null;
    }
  }

  async function keep(): Promise<void> {
    for (let server = running; ; server = await startAgain()) {
      if (server !== null) await untilEnd(server);
      if (!ending.signal.aborted) await wait(delayMs, ending.signal);
      if (ending.signal.aborted) return;
      delayMs = Math.min(delayMs * 2, times.longestMs);
    }
  }

  const kept = keep();
  return {
    stop() {
      ending.abort();
      return kept;
    },
  };
}
