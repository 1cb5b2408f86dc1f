import { documentedLines } from './documented-lines.ts';
import { type InstalledServer, startInstalled } from './installed-server.ts';
import { answers } from './until.ts';

/** Its program is translated and compiled at its start. In milliseconds. */
const START_MS = 30_000;

export type Varnish = InstalledServer & { readonly url: string };

/**
 * Starts Varnish (Debian: `apt-get install varnish`) before a site, both on this machine, as operators are told to set it up.
 *
 * @param further subroutines that are run after those of the same name in the handbook
 */
export async function startVarnish(port: number, sitePort: number, further = ''): Promise<Varnish> {
  const url = `http://127.0.0.1:${port}`;
  // In the foreground, without users of its own, and without a door for administration.
  const how = ['-F', '-j', 'none', '-T', 'none', '-s', 'malloc,32m', '-a', `127.0.0.1:${port}`];
  const server = await startInstalled({
    command: 'varnishd',
    from: 'varnish',
    args: (folder, file) => [...how, '-n', folder, '-f', file],
    configuration: () => documentedLines('vcl 4.1;').replace('"3000"', `"${sitePort}"`) + further,
    answers: () => answers(url),
    startMs: START_MS,
  });
  return { ...server, url };
}
