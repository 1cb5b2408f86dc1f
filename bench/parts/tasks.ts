import type { Browser } from '@playwright/test';
import { hydrated } from '../../e2e/support/browser/hydration.ts';
import { median } from '../../e2e/support/median.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { SLOW_PHONE, visit } from '../browser/profiles.ts';
import { startBrowser } from '../browser/start-browser.ts';
import { type MainThread, mainThread, TRACE_CATEGORIES } from '../browser/trace.ts';
import { type Vitals, vitalsOf, watchVitals } from '../browser/vitals.ts';

/** The measured kinds of page. */
const KINDS: readonly string[] = ['home', 'e-commerce', 'projects', 'post'];

/** How long a page is left alone after loading, and after hydration, in milliseconds. */
const SETTLING_MS = 4_000;
const TAKEN_OVER_MS = 2_000;

/** The threshold of a long task, in milliseconds. */
const LONG_MS = 50;

type Load = { readonly vitals: Vitals; readonly loading: MainThread; readonly takingOver: MainThread };

async function load(browser: Browser, url: string): Promise<Load> {
  const { page, close } = await visit(browser, SLOW_PHONE);
  try {
    await watchVitals(page);
    await page.addInitScript(() => performance.mark('bench-begun'));
    await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLING_MS);
    await page.evaluate(() => performance.mark('bench-loaded'));
    const vitals = await vitalsOf(page);
    await hydrated(page);
    await page.waitForTimeout(TAKEN_OVER_MS);
    await page.evaluate(() => performance.mark('bench-over'));
    const trace = await browser.stopTracing();
    return {
      vitals,
      loading: mainThread(trace, 'bench-begun', 'bench-loaded'),
      takingOver: mainThread(trace, 'bench-loaded', 'bench-over'),
    };
  } finally {
    await close();
  }
}

const longest = ({ tasks }: MainThread) => Math.max(0, ...tasks);
const long = ({ tasks }: MainThread) => tasks.filter((ms) => ms > LONG_MS);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

async function measure({ stack, quick, ending }: Bench): Promise<Measured> {
  const { siteUrl } = await stack();
  const browser = await startBrowser(ending);
  const pages = Object.entries(await measuredPages()).filter(([kind]) => KINDS.includes(kind));
  const loads = new Map<string, Load[]>(pages.map(([kind]) => [kind, []]));
  for (let round = 0; round < (quick ? 1 : 5); round += 1)
    for (const [kind, address] of pages) loads.get(kind)?.push(await load(browser, `${siteUrl}${address}`));
  const rows = (cells: (all: readonly Load[]) => readonly (number | string)[]) =>
    [...loads].map(([kind, all]) => [kind, ...cells(all)]);
  const middle = (all: readonly Load[], of: (one: Load) => number) => Math.round(median(all.map(of)));
  const thread = (all: readonly Load[], of: (one: Load) => MainThread) => [
    middle(all, (one) => longest(of(one))),
    middle(all, (one) => long(of(one)).length),
    middle(all, (one) => sum(long(of(one)).map((ms) => ms - LONG_MS))),
    middle(all, (one) => sum(of(one).tasks)),
    middle(all, (one) => of(one).styleAndLayout),
  ];
  const columns = [
    'page',
    'longest task, ms',
    `over ${LONG_MS} ms`,
    'blocking, ms',
    'all tasks, ms',
    'style and layout, ms',
  ];
  const home = loads.get('home') ?? [];
  const tables = [
    {
      title: 'On the slow phone',
      columns: ['page', 'first paint, ms', 'largest paint, ms', 'of', 'shift'],
      rows: rows((all) => [
        middle(all, ({ vitals }) => vitals.firstPaint),
        middle(all, ({ vitals }) => vitals.largestPaint),
        all[0]?.vitals.what ?? '',
        median(all.map(({ vitals }) => vitals.shift)),
      ]),
    },
    {
      title: 'Its main thread while the page loads',
      columns,
      rows: rows((all) => thread(all, ({ loading }) => loading)),
    },
    {
      title: 'Its main thread at the first touch after that',
      columns,
      rows: rows((all) => thread(all, ({ takingOver }) => takingOver)),
    },
  ];
  return {
    tables,
    goals: [
      {
        what: "longest task of home's load, ms",
        measured: middle(home, ({ loading }) => longest(loading)),
        most: LONG_MS,
      },
      {
        what: "longest task of home's first touch, ms",
        measured: middle(home, ({ takingOver }) => longest(takingOver)),
        most: LONG_MS,
      },
    ],
  };
}

export const tasksPart: Part = {
  name: 'tasks',
  about: 'The same phone, really slowed down, until four seconds after the load and at the first touch. Medians.',
  measure,
};
