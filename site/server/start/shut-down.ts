import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often connections that became idle are closed meanwhile, in milliseconds. */
const SWEEP_MS = 50;

/** Stops listening and lets running requests finish, for `patienceMs` at most; then they are cut. */
export async function shutDown(server: Server, patienceMs: number): Promise<void> {
  let closed = false;
  const closing = new Promise<void>((resolve) => {
    server.close(() => {
      closed = true;
      resolve();
    });
  });
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  while (!closed) {
    server.closeIdleConnections();
    await Promise.race([closing, sleep(SWEEP_MS)]);
  }
  clearTimeout(cut);
}
