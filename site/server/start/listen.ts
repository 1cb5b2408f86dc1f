import type { Server } from 'node:http';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from './settings.ts';

/** Starts listening. Throws a `SettingsError` when the address is taken or not ours. */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new SettingsError(`PORT ${port} is in use on ${host}: choose another one, or stop what listens there`));
      else reject(new SettingsError(`HOST ${host} with PORT ${port} can't be listened on: ${reasonOf(error)}`));
    });
    server.listen(port, host, resolve);
  });
}
