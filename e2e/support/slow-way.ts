import { once } from 'node:events';
import net from 'node:net';

/** A way to a server of this machine that can be made slow. */
export type SlowWay = {
  readonly port: number;
  /** How long what the server says takes from now on, in milliseconds. */
  delayMs: number;
  stop(): void;
};

/** Listens, at a port of its own unless told, and passes on what comes to `port`. */
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
