import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';
import { portOf } from './ports.ts';

/** Has a server listen on a free port of loopback until the test has ended; tells which. */
export async function listening(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return portOf(server);
}

/** Something that accepts connections and says nothing, with those that are open and how many were made. */
export async function silentServer() {
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
  const port = await listening(server);
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  return { port, open, made: () => made };
}
