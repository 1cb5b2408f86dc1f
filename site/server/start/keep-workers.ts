import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';
import { PATIENCE, watchHeartbeat } from './heartbeat.ts';

/** Names where the process listens that keeps what must exist once. */
export const KEEPER_VARIABLE = 'SITE_KEEPER_URL';

/** When a worker that ended is started again, in milliseconds: doubled from time to time while none stays. */
const RESTARTS = { firstMs: 100, longestMs: 4_000, wellAfterMs: 60_000 };

/** Processes that are started again whenever they end. */
export type Workers = { stop(): Promise<void> };

/**
 * Starts so many workers, and resolves when all of them answer. Connections are given to them in turns; one that hangs is
 * ended like one that dies. Throws a `SettingsError` when one ends before that; it has said why.
 *
 * @param patience when one counts as hung
 */
export async function keepWorkers(
  count: number,
  keeperUrl: string,
  log: Log,
  patience: typeof PATIENCE = PATIENCE,
): Promise<Workers> {
  let stopping = false;
  let delayMs = RESTARTS.firstMs;

  const start = () => cluster.fork({ [KEEPER_VARIABLE]: keeperUrl });

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
      // It hears nothing that is asked of it in good order.
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
