import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { SITE_ALLOCATOR, SITE_FLAGS } from '../launch/site-memory.ts';
import { createEnding, type Ending, endOnSignals } from './base/ending.ts';
import { crawl } from './measures/crawl.ts';
import { settled } from './measures/resident.ts';
import { visitAll } from './measures/visit-all.ts';

/**
 * Measures the built site's memory, and its breakdown: at rest, after each page was requested once, and after load.
 * Once with Node's defaults, and once as the launcher starts it. Needs a running backend:
 *
 *     node bench/memory.ts http://127.0.0.1:3001 [--seconds 60]
 */
const SITE = path.join(import.meta.dirname, '../site');

type Start = { readonly flags: readonly string[]; readonly allocator: Readonly<Record<string, string>> };

const STARTS: Readonly<Record<string, Start>> = {
  'as Node has it': { flags: [], allocator: {} },
  'as the launcher starts it': { flags: SITE_FLAGS, allocator: SITE_ALLOCATOR },
};

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Resident memory of mapped files, in bytes: mostly Node itself, and shared with other processes. */
function mapped(pid: number): number {
  return Number(/^RssFile:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;
}

/** Reads the site's own metrics, in bytes. */
async function figures(metricsUrl: string): Promise<(name: string) => number> {
  const text = await (await fetch(metricsUrl)).text();
  return (name) => Number(new RegExp(`^site_nodejs_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function untilReady(url: string, ended: () => boolean): Promise<void> {
  while (!ended()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the site has ended: see the lines above');
}

async function measure(ending: Ending, backendUrl: string, seconds: number, start: Start): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-memory-'));
  ending.defer(() => rmSync(folder, { recursive: true }));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, [...start.flags, 'build/start/main.js'], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...start.allocator,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      BACKEND_URL: backendUrl,
      DATA_DIR: folder,
      NODE_ENV: 'production',
    },
  });
  const { pid = 0 } = site;
  ending.defer(async () => {
    const ended = site.exitCode === null ? once(site, 'exit') : null;
    site.kill('SIGTERM');
    await ended;
  });
  await untilReady(url, () => site.exitCode !== null);
  const rest = await settled(pid);
  const pages = await crawl(url);
  const crawled = await settled(pid);
  const { perSecond } = await visitAll(ending, url, pages, seconds);
  const loaded = await settled(pid);
  const of = await figures(`http://127.0.0.1:${metricsPort}/metrics`);
  const [files, heap, bodies] = [mapped(pid), of('heap_size_total_bytes'), of('external_memory_bytes')];
  return [
    `at rest ${megabytes(rest)}, after ${pages.length} pages ${megabytes(crawled)}`,
    `after ${seconds} s of load (${Math.round(perSecond)}/s) ${megabytes(loaded)}:`,
    `mapped files ${megabytes(files)}, V8's heap ${megabytes(heap)} (used ${megabytes(of('heap_size_used_bytes'))}),`,
    `buffers ${megabytes(bodies)}, the rest ${megabytes(loaded - files - heap - bodies)}`,
  ].join(' ');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const [backendUrl] = positionals;
if (!backendUrl?.startsWith('http')) throw new Error('Name the address of a backend that is running.');
for (const [name, start] of Object.entries(STARTS)) {
  const ending = createEnding();
  endOnSignals(ending);
  try {
    console.log(`${name}: ${await measure(ending, backendUrl, Number(values.seconds), start)}`);
  } finally {
    await ending.end();
  }
}
