/** Varnish as operators are told to set it up: that of the system (Debian: `apt-get install varnish`). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answers, until } from './until.ts';

const OPERATING = path.join(import.meta.dirname, '../../docs/operating.md');
/** Its program is translated and compiled at its start. In milliseconds. */
const START_MS = 30_000;

/** The lines of the operator's handbook. Throws when there are none. */
function documentedLines(): string {
  const indented = readFileSync(OPERATING, 'utf8').match(/(?:^ {4}.*\n)+/gm) ?? [];
  const found = indented.find((block) => block.includes('vcl 4.1;'));
  if (found === undefined) throw new Error(`There are no lines for Varnish in ${OPERATING}.`);
  return found;
}

export type Varnish = { readonly url: string; stop(): Promise<void> };

/**
 * Starts Varnish before a site, both on this machine.
 *
 * @param further subroutines that are run after those of the same name in the handbook
 */
export async function startVarnish(port: number, sitePort: number, further = ''): Promise<Varnish> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-varnish-'));
  const program = path.join(folder, 'site.vcl');
  writeFileSync(program, documentedLines().replace('"3000"', `"${sitePort}"`) + further);
  const url = `http://127.0.0.1:${port}`;
  // In the foreground, without users of its own, and without a door for administration.
  const how = ['-F', '-j', 'none', '-T', 'none', '-n', folder, '-s', 'malloc,32m'];
  const server = spawn('varnishd', [...how, '-a', `127.0.0.1:${port}`, '-f', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let failure: string | undefined;
  server.once('error', () => {
    failure = 'There is no varnishd: install Varnish (apt-get install varnish).';
  });
  server.once('close', (code) => {
    failure ??= `Varnish has ended with ${code}:\n${said}`;
  });
  await until(
    'Varnish answers',
    async () => {
      if (failure !== undefined) throw new Error(failure);
      return answers(url);
    },
    START_MS,
  );
  return {
    url,
    async stop() {
      if (failure === undefined) {
        const ended = once(server, 'close');
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
