import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { handlePoolErrors } from './pool-errors.ts';

/** The messages by which a PostgreSQL server lets a client in: AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex');

/** The driver's message, which depends on what the socket notices first. */
const BROKEN = /^(?:Connection terminated unexpectedly|read ECONNRESET)$/;

/** Starts a server that welcomes clients and answers nothing more; returns its port and what breaks all connections. */
async function startServer() {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.write(WELCOME)).resume();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { port, breakAll: () => sockets.forEach((socket) => void socket.destroy()) };
}

test('connections that break, idle or in use, are replaced, and end nothing but their queries', async () => {
  const { port, breakAll } = await startServer();
  const lost: string[] = [];
  const { Pool } = handlePoolErrors(pg, ({ message }) => lost.push(message));
  const pool = new Pool({ host: '127.0.0.1', port, user: 'cms', database: 'cms' });
  const [idle, inUse, asking] = [await pool.connect(), await pool.connect(), await pool.connect()];
  idle.release();
  const answer = asking.query('SELECT 1');
  breakAll();
  await expect(answer).rejects.toThrow(BROKEN);
  await expect.poll(() => lost).toEqual([expect.stringMatching(BROKEN)]);
  await expect(inUse.query('SELECT 1')).rejects.toThrow('not queryable');
  for (const client of [inUse, asking]) client.release();
  await expect.poll(() => pool.totalCount).toBe(0);
  (await pool.connect()).release();
  // An uncaught exception would come with the event loop's next turn.
  await sleep(0);
  await pool.end();
});
