import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often connections that became idle are closed while the server shuts down, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Stops listening and lets running requests finish, for `patienceMs` at most; then they are cut. Whoever asks on a connection
 * that they have is told that it is closed after the answer, so that a proxy sends nothing more into it.
 */
export async function shutDown(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Right after all who wait were let in: who comes between that and the end of listening is turned away by the system.
  await new Promise(setImmediate);
  const closed = new Promise((resolve) => server.close(resolve)).then(() => true);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  do server.closeIdleConnections();
  while (!(await Promise.race([closed, sleep(SWEEP_MS, false)])));
  clearTimeout(cut);
}
