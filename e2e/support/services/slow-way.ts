import { once } from 'node:events';
import net from 'node:net';

/** A proxy to a local server that can be slowed down. */
export type SlowWay = {
  readonly port: number;
  /** The delay of the server's answers from now on, in milliseconds. */
  delayMs: number;
  stop(): void;
};

/** Listens on a free port, or on `from`, and passes connections on to `port`. */
export async function slowWayTo(port: number, from = 0): Promise<SlowWay> {
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(port, '127.0.0.1');
    for (const socket of [client, target]) {
      open.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          open.delete(socket);
          client.destroy();
          target.destroy();
        });
    }
    client.on('data', (bytes) => target.write(bytes));
    target.on('data', (bytes) => {
      if (way.delayMs === 0) client.write(bytes);
      else setTimeout(() => client.destroyed || client.write(bytes), way.delayMs);
    });
  });
  server.listen(from, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const way: SlowWay = {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    delayMs: 0,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
  return way;
}
