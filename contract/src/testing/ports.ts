import { once } from 'node:events';
import net from 'node:net';

/** The port that a server listens on. Throws when it listens on none. */
export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port');
  return address.port;
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
