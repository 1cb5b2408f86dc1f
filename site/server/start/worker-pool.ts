import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';
import { HEARTBEAT_LIMITS, watchHeartbeat } from './worker-ipc.ts';

/** The environment variable with the address of the primary. */
export const PRIMARY_URL_VARIABLE = 'SITE_PRIMARY_URL';

/**
 * The backoff for restarting a worker, in milliseconds: doubled after each restart, until a worker has run long enough.
 */
const RESTARTS = { firstMs: 100, longestMs: 4_000, wellAfterMs: 60_000 };

/** Worker processes that are restarted whenever they exit. */
export type Workers = { stop(): Promise<void> };

/**
 * Starts `count` workers, and resolves when all of them listen. Connections are distributed round-robin; a hung worker
 * is killed and restarted. Throws a `SettingsError` if one exits before that; it has printed why.
 *
 * @param patience when a worker counts as hung
 */
export async function startWorkers(
  count: number,
  primaryUrl: string,
  log: Log,
  patience: typeof HEARTBEAT_LIMITS = HEARTBEAT_LIMITS,
): Promise<Workers> {
  let stopping = false;
  let delayMs = RESTARTS.firstMs;

  const start = () => cluster.fork({ [PRIMARY_URL_VARIABLE]: primaryUrl });

  function startAgain(how: string): void {
    log.error(`a worker ended (${how}) and is started again`);
    setTimeout(() => {
      if (!stopping) keep(start());
    }, delayMs).unref();
    delayMs = Math.min(delayMs * 2, RESTARTS.longestMs);
  }

  function keep(worker: Worker): void {
    const since = performance.now();
    const { pid } = worker.process;
    const end = () => {
      log.error(`worker ${pid} has stopped answering and is ended`);
      // A hung worker doesn't react to SIGTERM.
      worker.process.kill('SIGKILL');
    };
    watchHeartbeat(worker, end, patience);
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      if (performance.now() - since >= RESTARTS.wellAfterMs) delayMs = RESTARTS.firstMs;
      startAgain(signal ?? `code ${code}`);
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  const workers = Array.from({ length: count }, start);
  const outcomes = workers.map((worker) =>
    Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)]),
  );
  const haveStarted = await Promise.all(outcomes);
  if (haveStarted.includes(false)) {
    await stop();
    throw new SettingsError('a worker could not be started');
  }
  for (const worker of workers) keep(worker);
  return { stop };
}
