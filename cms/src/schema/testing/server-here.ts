import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a free port of loopback until the test has ended; its address. */
export async function serverHere(listener: RequestListener): Promise<string> {
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
