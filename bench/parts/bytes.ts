import type { Browser } from '@playwright/test';
import { hydrated, takenOver } from '../../e2e/support/browser/hydration.ts';
import { scrolledThrough } from '../../e2e/support/browser/scrolled-through.ts';
import { getWell } from '../base/get.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import { PHONE, visit } from '../browser/profiles.ts';
import { startBrowser } from '../browser/start-browser.ts';
import { countTransfer, type Transfer } from '../browser/transfer.ts';
import type { Cell } from '../report/table.ts';

const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Styles are in the document, and the fonts are the same on each page. */
const TYPES = ['Document', 'Script', 'Image'] as const;

type Taken = { readonly loaded: Transfer; readonly used: Transfer; readonly next: Transfer; readonly elements: number };

/** Loads a page and uses all of it; and, in another browser, loads it after the home page. */
async function take(browser: Browser, siteUrl: string, address: string): Promise<Taken> {
  const { page, devtools, close } = await visit(browser, PHONE);
  const transfer = await countTransfer(devtools);
  await page.goto(`${siteUrl}${address}`);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const loaded = transfer();
  const elements = await page.locator('*').count();
  await hydrated(page);
  await scrolledThrough(page);
  await page.waitForLoadState('networkidle');
  const used = transfer();
  await close();
  const second = await visit(browser, PHONE);
  await second.page.goto(siteUrl, { waitUntil: 'networkidle' });
  const ofSecond = await countTransfer(second.devtools);
  await second.page.goto(`${siteUrl}${address}`, { waitUntil: 'networkidle' });
  const next = ofSecond();
  await second.close();
  return { loaded, used, next, elements };
}

function kilobytes({ bytes }: Transfer, types: readonly string[] = Object.keys(bytes)): number {
  return Number((types.reduce((sum, type) => sum + (bytes[type] ?? 0), 0) / 1_000).toFixed(1));
}

async function measure({ stack, ending }: Bench): Promise<Measured> {
  const { siteUrl } = await stack();
  const browser = await startBrowser(ending);
  const taken: [string, Taken][] = [];
  const pages = Object.entries(await measuredPages());
  // The first request gets a quickly compressed page and triggers better compression for later ones.
  await Promise.all(pages.map(([, address]) => getWell(`${siteUrl}${address}`, AS_BROWSERS)));
  await quiet();
  for (const [kind, address] of pages) taken.push([kind, await take(browser, siteUrl, address)]);
  const cells = (transfer: Transfer): Cell[] => [
    transfer.requests,
    ...TYPES.map((type) => kilobytes(transfer, [type])),
    kilobytes(transfer),
  ];
  const types = ['requests', 'HTML', 'script', 'pictures', 'all'];
  const scripts = taken.map(([kind, { used }]) => ({ kind, script: kilobytes(used, ['Script']) }));
  const most = (home: boolean) =>
    Math.max(...scripts.filter(({ kind }) => (kind === 'home') === home).map(({ script }) => script));
  return {
    tables: [
      {
        title: 'A first load on a phone, kB',
        columns: ['page', ...types, 'elements'],
        rows: taken.map(([kind, { loaded, elements }]) => [kind, ...cells(loaded), elements]),
      },
      {
        title: 'And when it was touched and scrolled through to its end, kB',
        columns: ['page', ...types],
        rows: taken.map(([kind, { used }]) => [kind, ...cells(used)]),
      },
      {
        title: 'As the second page, after home, kB',
        columns: ['page', ...types],
        rows: taken.map(([kind, { next }]) => [kind, ...cells(next)]),
      },
    ],
    goals: [
      { what: "home's script with all that it loads later, kB", measured: most(true), most: 110 },
      { what: "another page's script with all that it loads later, kB", measured: most(false), most: 105 },
    ],
  };
}

export const bytesPart: Part = {
  name: 'bytes',
  about:
    'A first visit on a phone of 390 × 844 and a fast line, until the app has loaded and nothing has come for half a second.',
  measure,
};
