import http from 'node:http';
import { buffer } from 'node:stream/consumers';

export type CarelessStore = { readonly url: string; stop(): void };

/**
 * Starts a misconfigured object store on a local port: it refuses some requests, or shows written objects to clients
 * without a key. All other requests are passed on.
 *
 * @param refused methods of requests that the key isn't allowed
 */
export async function startCarelessStore(
  port: number,
  store: string,
  { isOpen, refused = [] }: { readonly isOpen: boolean; readonly refused?: readonly string[] },
): Promise<CarelessStore> {
  const written = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    async function answer(): Promise<void> {
      const { method = '', url = '', headers } = request;
      const body = await buffer(request);
      const [path = ''] = url.split('?');
      if (headers.authorization === undefined) {
        const shown = written.get(path) ?? Buffer.from([...written.keys()].join('\n'));
        response.writeHead(isOpen ? 200 : 403).end(isOpen ? shown : '');
        return;
      }
      if (refused.includes(method)) {
        response.writeHead(403, { 'Content-Type': 'application/xml' });
        response.end('<Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>');
        return;
      }
      if (method === 'PUT') written.set(path, body);
      const passed = http.request(store + url, { method, headers, agent: false }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      });
      // Swift sends data after an answer that has no body.
      passed.on('error', () => response.headersSent || response.destroy());
      passed.end(body);
    }
    answer().catch(() => response.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
