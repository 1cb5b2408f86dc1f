import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { chromiumPath } from '../../tools/debian/chromium.ts';
import type { Ending } from '../base/ending.ts';

export const LIGHTHOUSE = '13.5.0';

const numeric = v.object({ numericValue: v.number() });
const report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'network-requests': v.object({
      details: v.object({
        items: v.array(
          v.object({ resourceType: v.optional(v.string(), 'Other'), transferSize: v.optional(v.number(), 0) }),
        ),
      }),
    }),
  }),
});

/** Lighthouse's results for one page load: score out of 100, milliseconds, transferred bytes including headers. */
export type LighthouseRun = {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: readonly { readonly type: string; readonly bytes: number }[];
};

async function run(folder: string, ...args: readonly string[]): Promise<void> {
  const [command = '', ...rest] = args;
  const child = spawn(command, rest, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
}

/** Audits a page with Lighthouse's mobile preset, on its simulated slow 4G. */
export type Lighthouse = (url: string) => Promise<LighthouseRun>;

/** Installs Lighthouse into a temporary folder, removed by the cleanup: it is large and rarely needed. */
export async function installLighthouse(ending: Ending): Promise<Lighthouse> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  await run(
    folder,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--silent',
    '--prefix',
    folder,
    `lighthouse@${LIGHTHOUSE}`,
  );
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const written = path.join(folder, 'report.json');
  return async (url) => {
    const flags = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${written}`];
    const chromeFlags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
    await run(folder, process.execPath, program, url, ...flags, chromeFlags);
    const { audits, categories, runtimeError } = v.parse(report, JSON.parse(await readFile(written, 'utf8')));
    if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
    return {
      score: Math.round(categories.performance.score * 100),
      firstPaint: audits['first-contentful-paint'].numericValue,
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
      requests: audits['network-requests'].details.items.map(({ resourceType, transferSize }) => ({
        type: resourceType,
        bytes: transferSize,
      })),
    };
  };
}
