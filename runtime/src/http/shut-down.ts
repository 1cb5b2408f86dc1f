import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often connections that became idle are closed while the server shuts down, in milliseconds. */
const SWEEP_MS = 50;

/** The longest time to drain the accept queue while clients keep connecting, in milliseconds. */
const DRAIN_MS = 1_000;

/**
 * Drains the accept queue: connections that the kernel took and Node has not seen would be reset by `close()`, with
 * their data. Node accepts one per turn of its event loop, so a turn without a new one means that the queue is empty.
 */
async function drainAcceptQueue(server: Server): Promise<void> {
  const since = performance.now();
  let count = 0;
  let before: number;
  const note = () => {
    count += 1;
  };
  server.on('connection', note);
  // Node may not have polled for connections yet in the current turn.
  await new Promise(setImmediate);
  do {
    before = count;
    await new Promise(setImmediate);
  } while (count > before && performance.now() - since < DRAIN_MS);
  server.off('connection', note);
}

/**
 * Drains the accept queue, stops listening and lets running requests finish for up to `patienceMs`; then they are
 * aborted. Requests on open connections are answered with `Connection: close`, so that a proxy sends nothing more on
 * them.
 */
export async function shutDown(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await drainAcceptQueue(server);
  const closed = new Promise((resolve) => server.close(resolve)).then(() => true);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  do server.closeIdleConnections();
  while (!(await Promise.race([closed, sleep(SWEEP_MS, false)])));
  clearTimeout(cut);
}
