import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import net from 'node:net';
import { REQUEST_STREAMS } from '../http/request-body.ts';

export type ServedHere = { readonly url: string; readonly port: number; close(): Promise<void> };

/** The port that a server listens on. Throws when it listens on none. */
export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port');
  return address.port;
}

/** Lets a server, or one made of a listener, listen on a free port of loopback. */
export async function serve(what: Server | RequestListener): Promise<ServedHere> {
  const server = typeof what === 'function' ? http.createServer(REQUEST_STREAMS, what) : what;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
