import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { type Answered, type Asked, ask, headerOf } from './asked.ts';

/** A server that sends the same response as the site. */
export type Reference = {
  readonly name: 'bare node' | 'nginx';
  readonly origin: string;
  /** The request to send: a server that generates its own ETag is sent that one. */
  readonly asked: Asked;
  stop(): Promise<void>;
};

async function untilItAnswers(origin: string, asked: Asked): Promise<Answered> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(origin, asked);
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(50);
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  await ended;
}

/** Node's HTTP server with this one response. */
async function startNode(folder: string, asked: Asked, answered: Answered): Promise<Reference> {
  const port = await freePort();
  const about = path.join(folder, 'answer.json');
  await writeFile(about, JSON.stringify({ ...answered, body: undefined, method: asked.method }));
  const program = path.join(import.meta.dirname, 'bare-node.ts');
  const server = spawn(process.execPath, [program, String(port), about, path.join(folder, 'page')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, asked);
  return { name: 'bare node', origin, asked, stop: () => end(server) };
}

/** The headers that nginx generates for a file. */
const OF_A_FILE = new Set(['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges']);

function nginxConfiguration(folder: string, port: number, { headers }: Answered): string {
  const added = headers.flatMap((name, at) =>
    at % 2 === 0 && !OF_A_FILE.has(name.toLowerCase())
      ? [`add_header ${name} ${JSON.stringify(headers[at + 1] ?? '')};`]
      : [],
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      try_files /page =404;
      default_type "${headerOf({ status: 200, headers, body: Buffer.alloc(0) }, 'content-type')}";
      ${added.join('\n      ')}
    }
  }
}`;
}

/** nginx, serving the same bytes from a file. */
async function startNginx(folder: string, asked: Asked, page: Answered): Promise<Reference> {
  const port = await freePort();
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(folder, port, page));
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  const { 'If-None-Match': conditional, ...plain } = asked.headers;
  const served = await untilItAnswers(origin, { ...asked, method: 'GET', headers: plain });
  if (!served.body.equals(page.body)) throw new Error('nginx does not send the same bytes');
  const headers = conditional === undefined ? plain : { ...plain, 'If-None-Match': headerOf(served, 'etag') };
  return { name: 'nginx', origin, asked: { ...asked, headers }, stop: () => end(server) };
}

/** Starts the reference servers for one kind of request, calls `work`, and stops them. */
export async function besideReferences<T>(
  origin: string,
  asked: Asked,
  work: (references: readonly Reference[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'throughput-'));
  // When started by root, nginx reads files as another user.
  await chmod(folder, 0o755);
  const { 'If-None-Match': _tag, ...plain } = asked.headers;
  const page = await ask(origin, { ...asked, method: 'GET', headers: plain });
  await writeFile(path.join(folder, 'page'), page.body);
  const started: Reference[] = [];
  try {
    started.push(await startNode(folder, asked, await ask(origin, asked)));
    started.push(await startNginx(folder, asked, page));
    return await work(started);
  } finally {
    await Promise.all(started.map((reference) => reference.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
