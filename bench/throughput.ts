import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Compares a page's requests per second with those of nginx sending the same compressed bytes as a file.
 * Run it against a server that is already running:
 *
 *     node bench/throughput.ts http://127.0.0.1:3000/ [--encoding br|gzip] [--rounds 3] [--seconds 8]
 *
 * Both are measured in turns, because other work on the machine moves single figures by a factor of two. It
 * ends whatever it started.
 */

/** The headers a page's browser would send, the same for both. */
type Load = { readonly seconds: number; readonly rounds: number; readonly encoding: string };

type Page = { readonly body: Buffer; readonly encoding: string; readonly contentType: string };

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at === -1 ? undefined : process.argv[at + 1]) ?? otherwise;
}

/** Fetches the page's bytes as they go over the wire; twice, so that what is measured is in the cache. */
function fetchPage(url: string, encoding: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'Accept-Encoding': encoding }, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      const { 'content-encoding': used = '', 'content-type': contentType = 'text/html' } = response.headers;
      resolve({ body: Buffer.concat(chunks), encoding: used, contentType });
    });
    request.on('error', reject);
  });
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await promisify(probe.close.bind(probe))();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

function nginxConfiguration(folder: string, port: number, page: Page): string {
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
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type "${page.contentType}";
    ${page.encoding === '' ? '' : `add_header Content-Encoding ${page.encoding};`}
  }
}`;
}

async function startNginx(
  folder: string,
  page: Page,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const port = await freePort();
  await writeFile(path.join(folder, 'page'), page.body);
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(folder, port, page));
  const started = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/page`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const served = await fetchPage(url, page.encoding);
      if (!served.body.equals(page.body)) throw new Error('nginx does not send the same bytes');
      return { process: started, url };
    } catch (error) {
      if (attempt === 50) {
        started.kill();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Requests per second; throws when an answer was an error, because those are fast and mean nothing. */
async function measure(url: string, { seconds, encoding }: Load): Promise<number> {
  const args = ['-t2', '-c64', `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await once(wrk, 'close');
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1];
  if (rate === undefined || /Non-2xx/.test(printed)) throw new Error(`wrk could not measure ${url}:\n${printed}`);
  return Number(rate);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const [target] = process.argv.slice(2);
if (!target) {
  console.error('usage: node bench/throughput.ts URL [--encoding br|gzip] [--rounds 3] [--seconds 8]');
  process.exit(1);
}
const load: Load = {
  seconds: Number(option('seconds', '8')),
  rounds: Number(option('rounds', '3')),
  encoding: option('encoding', 'br'),
};

await fetchPage(target, load.encoding);
// The page is compressed harder in the background after its first answer.
await new Promise((resolve) => setTimeout(resolve, 1_500));
const page = await fetchPage(target, load.encoding);
const folder = await mkdtemp(path.join(os.tmpdir(), 'throughput-'));
// Started by root, nginx reads files as another user.
await chmod(folder, 0o755);
const nginx = await startNginx(folder, page);
try {
  console.log(`${target}: ${page.body.length} bytes, ${page.encoding || 'not compressed'}`);
  const rates: { readonly site: number; readonly nginx: number }[] = [];
  for (let round = 1; round <= load.rounds; round += 1) {
    const rate = { site: await measure(target, load), nginx: await measure(nginx.url, load) };
    rates.push(rate);
    console.log(
      `round ${round}: site ${Math.round(rate.site)}/s, nginx ${Math.round(rate.nginx)}/s, ratio ${(rate.site / rate.nginx).toFixed(3)}`,
    );
  }
  const site = median(rates.map((rate) => rate.site));
  const reference = median(rates.map((rate) => rate.nginx));
  const ratio = median(rates.map((rate) => rate.site / rate.nginx));
  console.log(`median: site ${Math.round(site)}/s, nginx ${Math.round(reference)}/s, ratio ${ratio.toFixed(3)}`);
} finally {
  nginx.process.kill('SIGTERM');
  await once(nginx.process, 'close');
  await rm(folder, { recursive: true, force: true });
}
