import { documentedLines } from '../pages/documented-lines.ts';
import { answers } from '../until.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';

export type Varnish = InstalledServer & { readonly url: string };

/**
 * Starts Varnish (Debian: `apt-get install varnish`) before a local site, as in the operators' handbook.
 *
 * @param further subroutines that run after those of the same name in the handbook
 */
export async function startVarnish(port: number, sitePort: number, further = ''): Promise<Varnish> {
  const url = `http://127.0.0.1:${port}`;
  // In the foreground, without separate users and without an admin port.
  const how = ['-F', '-j', 'none', '-T', 'none', '-s', 'malloc,32m', '-a', `127.0.0.1:${port}`];
  const server = await startInstalled({
    command: 'varnishd',
    from: 'varnish',
    args: (folder, file) => [...how, '-n', folder, '-f', file],
    configuration: () => documentedLines('vcl 4.1;').replace('"3000"', `"${sitePort}"`) + further,
    answers: () => answers(url),
  });
  return { ...server, url };
}
