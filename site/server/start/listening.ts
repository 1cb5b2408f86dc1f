import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';

/** The settings that name a port, with that of its host. */
const HOSTS = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' } as const;

/** Starts listening. Throws a `SettingsError`, which names the setting, when the address is taken or not ours. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
  name: keyof typeof HOSTS = 'PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new SettingsError(`${name} ${port} is in use on ${host}: choose another one, or stop what listens there`),
        );
      else
        reject(
          new SettingsError(`${HOSTS[name]} ${host} with ${name} ${port} can't be listened on: ${reasonOf(error)}`),
        );
    });
    server.listen(port, host, resolve);
  });
}

/** How often connections that became idle are closed while the server shuts down, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Stops listening and lets running requests finish, for `patienceMs` at most; then they are cut. Whoever asks on a connection
 * that they have is told that it is closed after the answer, so that a proxy sends nothing more into it.
 */
export async function shutDown(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Right after all who wait were let in: who comes between that and the end of listening is turned away by the system.
  await new Promise(setImmediate);
  const closed = new Promise((resolve) => server.close(resolve)).then(() => true);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  do server.closeIdleConnections();
  while (!(await Promise.race([closed, sleep(SWEEP_MS, false)])));
  clearTimeout(cut);
}
