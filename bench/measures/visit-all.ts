import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Ending } from '../base/ending.ts';

const CONNECTIONS = 16;

/** A wrk script that requests the pages in turn. */
function inTurns(pages: readonly string[]): string {
  return `
local pages = { ${pages.map((page) => JSON.stringify(page)).join(', ')} }
local at = 0
request = function()
  at = at % #pages + 1
  return wrk.format("GET", pages[at], { ["Accept-Encoding"] = "gzip" })
end`;
}

/** Requests all pages in turn over many connections; returns requests per second. Needs `wrk`. */
export async function visitAll(
  ending: Ending,
  siteUrl: string,
  pages: readonly string[],
  seconds: number,
): Promise<{ readonly perSecond: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-wrk-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const program = path.join(folder, 'pages.lua');
  writeFileSync(program, inTurns(pages));
  const address = siteUrl.replace('localhost', '127.0.0.1');
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', program, address];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  ending.defer(() => wrk.kill());
  let printed = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await once(wrk, 'close');
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1];
  if (rate === undefined || /Non-2xx|Socket errors/.test(printed))
    throw new Error(`wrk could not measure:\n${printed}`);
  return { perSecond: Number(rate) };
}
