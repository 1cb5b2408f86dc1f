import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';

/** A received request, with what it shows about its route. */
export type ReceivedProbe = {
  readonly host: string;
  readonly forwardedFor: readonly string[];
  /** The peer's address. */
  readonly direct: string;
  /** In bytes. */
  readonly body: number;
};

export type ProbeListener = {
  /** The path for probes, which can't be guessed. */
  readonly path: string;
  /** The token in the answers, which proves that they are from here. */
  readonly token: string;
  /** The received probes, in order. */
  readonly arrived: readonly ReceivedProbe[];
  stop(): Promise<void>;
};

async function lengthOf(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const piece of request) if (piece instanceof Buffer) bytes += piece.length;
  return bytes;
}

/** Listens where the site will, and accepts only probes: visitors are told to retry. */
export async function listenForProbe(port: number, host: string): Promise<ProbeListener> {
  const [path, token] = [`/setup-${randomUUID()}`, randomUUID()];
  const arrived: ReceivedProbe[] = [];
  const server = http.createServer((request, response) => {
    if (request.url !== path) {
      response.writeHead(503, { 'Retry-After': '10', 'Cache-Control': 'no-store', Connection: 'close' });
      response.end('The site starts soon.\n');
      return;
    }
    lengthOf(request).then(
      (body) => {
        arrived.push({
          host: request.headers.host ?? '',
          forwardedFor: String(request.headers['x-forwarded-for'] ?? '')
            .split(',')
            .map((hop) => hop.trim())
            .filter(Boolean),
          direct: request.socket.remoteAddress ?? '',
          body,
        });
        response.writeHead(200, { 'Cache-Control': 'no-store' });
        response.end(token);
      },
      // An aborted request needs no answer.
      () => {},
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    path,
    token,
    arrived,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
