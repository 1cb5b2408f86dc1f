import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Starts a server on a free loopback port until the end of the test; returns its address. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
