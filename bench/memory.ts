import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Measures how much memory the built site takes at rest, after each of its pages was asked for once, and after a
 * thousand addresses more that differ in their query; with the allocator as it is and with the arenas that the launcher
 * allows it, in turns. Run it beside a backend that is running:
 *
 *     node bench/memory.ts http://127.0.0.1:3001 [--rounds 2]
 */

const SITE = path.join(import.meta.dirname, '../site');
const QUERIES = 1_000;
/** The memory counts as settled when it has moved less than this between two looks. */
const SETTLED = { bytes: 1_000_000, looks: 4, pauseMs: 500 };

type Measured = { readonly rest: number; readonly pages: number; readonly queries: number; readonly count: number };

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

/** What a browser would ask for; resolves with the links of a page. */
function get(url: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      url,
      { headers: { 'Accept-Encoding': 'identity', Accept: 'text/html' } },
      async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve([...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, link = '']) => link));
      },
    );
    request.on('error', reject);
  });
}

/** Resident memory of a process, in bytes (Linux). */
function resident(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1_024;
}

/** What is left when the work in the background is done. */
async function settled(pid: number): Promise<number> {
  let last = resident(pid);
  for (let quiet = 0; quiet < SETTLED.looks; ) {
    await sleep(SETTLED.pauseMs);
    const now = resident(pid);
    quiet = Math.abs(now - last) < SETTLED.bytes ? quiet + 1 : 0;
    last = now;
  }
  return last;
}

async function untilReady(url: string, site: ChildProcess): Promise<void> {
  while (site.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('the site has ended: see the lines above');
}

/** Asks for every page that can be reached by links, one after another, each once. */
async function askForAll(url: string): Promise<readonly string[]> {
  const known = new Set(['/', '/de']);
  for (const page of known)
    for (const link of await get(`${url}${page}`))
      if (!/^\/(?:uploads|admin|api|wp-content)\b|\.\w+$|^\/\//.test(link)) known.add(link);
  return [...known];
}

async function measure(backendUrl: string, allocator: Readonly<Record<string, string>>): Promise<Measured> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-memory-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { MALLOC_ARENA_MAX: _ours, ...environment } = process.env;
  const site = spawn(process.execPath, ['server/start/main.ts'], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      ...allocator,
      PORT: String(port),
      BACKEND_URL: backendUrl,
      DATA_DIR: folder,
      NODE_ENV: 'production',
    },
  });
  try {
    await untilReady(url, site);
    const pid = site.pid ?? 0;
    const rest = await settled(pid);
    const all = await askForAll(url);
    const pages = await settled(pid);
    for (let at = 0; at < QUERIES; at += 1) await get(`${url}/projects?category=c${at}`);
    return { rest, pages, queries: await settled(pid), count: all.length };
  } finally {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

const [backendUrl] = process.argv.slice(2);
if (!backendUrl?.startsWith('http')) throw new Error('Name the address of a backend that is running.');
const at = process.argv.indexOf('--rounds');
const rounds = at === -1 ? 2 : Number(process.argv[at + 1]);
for (let round = 0; round < rounds; round += 1) {
  for (const [name, allocator] of [
    ['as it is', {}],
    ['2 arenas', { MALLOC_ARENA_MAX: '2' }],
  ] as const) {
    const { rest, pages, queries, count } = await measure(backendUrl, allocator);
    console.log(
      `${name}: at rest ${megabytes(rest)}, after ${count} pages ${megabytes(pages)}, after ${QUERIES} queries ${megabytes(queries)}`,
    );
  }
}
