import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';
import { portOf } from './ports.ts';

/** Starts a server on a free loopback port for the length of the test; returns the port. */
export async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return portOf(server);
}

/** Starts a server that accepts connections and stays silent, with its open connections and the number ever made. */
export async function startSilentServer() {
  const open = new Set<net.Socket>();
  let made = 0;
  const server = net.createServer((socket) => {
    made += 1;
    open.add(socket);
    socket
      .on('error', () => {})
      .once('close', () => open.delete(socket))
      .resume();
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  return { port, open, made: () => made };
}
