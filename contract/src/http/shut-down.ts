import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often connections that became idle are closed while the server shuts down, in milliseconds. */
const SWEEP_MS = 50;

/** How long those who have connected are let in while ever more connect, in milliseconds. */
const LETTING_IN_MS = 1_000;

/**
 * Lets in all who have connected already: the system would turn them away at the end of listening, with what they have sent.
 * Node lets in one in each turn of its event loop, so it is a turn without anybody that tells that all are in.
 */
async function letIn(server: Server): Promise<void> {
  const since = performance.now();
  let count = 0;
  let before: number;
  const note = () => {
    count += 1;
  };
  server.on('connection', note);
  // In the turn in which this begins nobody may have been looked for yet.
  await new Promise(setImmediate);
  do {
    before = count;
    await new Promise(setImmediate);
  } while (count > before && performance.now() - since < LETTING_IN_MS);
  server.off('connection', note);
}

/**
 * Lets in who has connected, stops listening and lets running requests finish, for `patienceMs` at most; then they are cut.
 * Whoever asks on a connection that they have is told that it is closed after the answer, so that a proxy sends nothing more
 * into it.
 */
export async function shutDown(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await letIn(server);
  const closed = new Promise((resolve) => server.close(resolve)).then(() => true);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  do server.closeIdleConnections();
  while (!(await Promise.race([closed, sleep(SWEEP_MS, false)])));
  clearTimeout(cut);
}
