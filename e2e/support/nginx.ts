/** nginx, that of the system (Debian: `apt-get install nginx-light`), on a configuration of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { isFree } from './ports.ts';
import { until } from './until.ts';

/** In milliseconds. */
const START_MS = 10_000;

/**
 * In the foreground, with all files of its own in one folder, and with the workers as the user that starts it.
 *
 * @param http what stands in its `http` block
 */
function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr warn;',
    'worker_processes 1;',
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    ...temporary,
    http,
    '}',
  ].join('\n');
}

export type Nginx = { stop(): Promise<void> };

/** Starts nginx, and resolves when it listens on a port. */
export async function startNginx(port: number, http: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let failure: string | undefined;
  server.once('error', () => {
    failure = 'There is no nginx: install it (apt-get install nginx-light).';
  });
  server.once('close', (code) => {
    failure ??= `nginx has ended with ${code}:\n${said}`;
  });
  await until(
    'nginx answers',
    async () => {
      if (failure !== undefined) throw new Error(failure);
      return !(await isFree(port));
    },
    START_MS,
  );
  return {
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
