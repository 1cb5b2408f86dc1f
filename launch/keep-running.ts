import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import { Stopped } from './stop-request.ts';

/** When a server that ended is started again, in milliseconds. */
export const RESTART_TIMES = {
  /** The wait before the first attempt; it doubles from attempt to attempt. */
  firstMs: 250,
  /** Short enough for all to answer again within ten seconds, however often something dies. */
  longestMs: 2_000,
  /** A server that ran for so long was well: the waits begin anew. */
  wellAfterMs: 60_000,
};

/** A server that is started again whenever it ends. */
export type KeptServer = {
  /** Stops it for good. */
  stop(): Promise<void>;
};

type KeepOptions = {
  readonly name: string;
  /** The server as it runs; null when it could not be started yet. */
  readonly running: ServerProcess | null;
  readonly start: () => Promise<ServerProcess>;
  /** Why it could not be started, when that was told already. */
  readonly failure?: string;
  /** Takes a line for whoever runs the servers. */
  readonly tell?: (line: string) => void;
  readonly times?: Readonly<typeof RESTART_TIMES>;
  /** Waits so many milliseconds, or until the signal ends it. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const waitFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);

/** What went wrong, in the words that are meant for people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Starts a server again whenever it ends, with longer and longer waits while it doesn't stay, until it is stopped. */
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
  /** Why it could not be started, as it was told last. */
  let failure: string | null = told ?? null;

  /** Resolves when the server has ended, by itself or because it is stopped. */
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
