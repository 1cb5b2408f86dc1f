import { once } from 'node:events';
import net from 'node:net';

/** Returns the port that a server listens on. Throws if it listens on none. */
export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port');
  return address.port;
}

/** Finds an unused loopback port. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
