import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { REQUEST_STREAMS } from '../http/request-body.ts';

export type TestServer = { readonly url: string; readonly port: number; close(): Promise<void> };

/** Makes a server, or one created from a listener, listen on a free port of loopback. */
export async function serve(what: Server | RequestListener): Promise<TestServer> {
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
