import { isFree } from '../stacks/ports.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';

/** Starts Redis, with Valkey's protocol (Debian: `apt-get install redis-server`); resolves when it listens. */
export function startValkey(port: number, password: string): Promise<InstalledServer> {
  return startInstalled({
    command: 'redis-server',
    from: 'redis-server',
    args: (_folder, file) => [file],
    configuration: (folder) =>
      ['bind 127.0.0.1', `port ${port}`, `requirepass ${password}`, `dir ${folder}`, 'save ""', 'logfile ""'].join(
        '\n',
      ),
    answers: async () => !(await isFree(port)),
  });
}
