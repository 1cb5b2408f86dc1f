import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { withPostgresConnection } from './postgres-connection.ts';

/** PostgreSQL's messages: the client is signed in, and the server is ready for a query. */
const [SIGNED_IN, READY] = [Buffer.from('R\0\0\0\x08\0\0\0\0'), Buffer.from('Z\0\0\0\x05I')];

test('what waits for a server that has fallen silent fails', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.write(Buffer.concat([SIGNED_IN, READY])));
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const asking = withPostgresConnection(
    `postgres://u@127.0.0.1:${port}/d?sslmode=disable`,
    (db) => db.query('SELECT 1'),
    100,
  );
  await expect(asking).rejects.toThrow('The database has said nothing for 0.1 seconds.');
});
