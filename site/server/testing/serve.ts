import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServedHere = { readonly url: string; readonly port: number; close(): Promise<void> };

/** Lets a server, or one made of a listener, listen on a free port of loopback. */
export async function serve(what: Server | RequestListener): Promise<ServedHere> {
  const server = typeof what === 'function' ? http.createServer(what) : what;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
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
