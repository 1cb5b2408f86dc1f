import type { Server } from 'node:http';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';

/** The settings that name a port, each with the one for its host. */
const HOSTS = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' } as const;

/** Starts listening. Throws a `SettingsError` that names the setting if the address is taken or not this machine's. */
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
