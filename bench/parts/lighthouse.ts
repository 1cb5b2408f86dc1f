import { median } from '../../e2e/support/median.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import { installLighthouse, LIGHTHOUSE, type LighthouseRun } from '../browser/lighthouse.ts';
import type { Goal } from '../report/goals.ts';

/** Resource types with their own column, by Lighthouse's names; the others count only in the total. */
const TYPES = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

function kilobytes({ requests }: LighthouseRun, type?: string): number {
  const counted = requests.filter((one) => type === undefined || one.type === type);
  return Number((counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toFixed(1));
}

const middle = (all: readonly LighthouseRun[], of: (one: LighthouseRun) => number) => median(all.map(of));

/** The worst page counts, except for home's own targets. */
function goals(runs: ReadonlyMap<string, readonly LighthouseRun[]>): readonly Goal[] {
  const each = (of: (one: LighthouseRun) => number) => [...runs.values()].map((all) => middle(all, of));
  const worst = (of: (one: LighthouseRun) => number) => Math.max(...each(of));
  const ofHome = (type?: string) => middle(runs.get('home') ?? [], (one) => kilobytes(one, type));
  const scores = each(({ score }) => score);
  return [
    {
      what: `pages of ${runs.size} with a performance of 100`,
      measured: scores.filter((one) => one === 100).length,
      least: 9,
    },
    { what: 'lowest performance', measured: Math.min(...scores), least: 98 },
    { what: 'latest first paint, ms', measured: Math.round(worst(({ firstPaint }) => firstPaint)), most: 1_000 },
    { what: 'latest largest paint, ms', measured: Math.round(worst(({ largestPaint }) => largestPaint)), most: 1_500 },
    { what: 'most blocking, ms', measured: Math.round(worst(({ blocking }) => blocking)), most: 50 },
    { what: 'most shift', measured: worst(({ shift }) => shift), most: 0.01 },
    { what: "home's first load, kB", measured: ofHome(), most: 230 },
    { what: "home's script, kB", measured: ofHome('Script'), most: 110 },
    { what: 'fonts, kB', measured: ofHome('Font'), most: 55 },
  ];
}

async function measure({ stack, quick, ending }: Bench): Promise<Measured> {
  const { siteUrl } = await stack();
  const lighthouse = await installLighthouse(ending);
  const pages = Object.entries(await measuredPages());
  const runs = new Map<string, LighthouseRun[]>(pages.map(([kind]) => [kind, []]));
  // Rendered and compressed in advance: the measured pages have been visited before.
  for (const [, address] of pages) await (await fetch(`${siteUrl}${address}`)).arrayBuffer();
  // The first load after a rest isn't counted: it blocks for up to ten times as long, while the browser itself is
  // loaded from disk.
  await lighthouse(siteUrl);
  await quiet();
  for (let round = 0; round < (quick ? 1 : 3); round += 1)
    for (const [kind, address] of pages) runs.get(kind)?.push(await lighthouse(`${siteUrl}${address}`));
  const tables = [
    {
      title: `Lighthouse ${LIGHTHOUSE}, mobile, simulated slow 4G`,
      columns: ['page', 'performance', 'first paint, ms', 'largest paint, ms', 'blocking, ms', 'shift'],
      rows: [...runs].map(([kind, all]) => [
        kind,
        middle(all, ({ score }) => score),
        Math.round(middle(all, ({ firstPaint }) => firstPaint)),
        Math.round(middle(all, ({ largestPaint }) => largestPaint)),
        Math.round(middle(all, ({ blocking }) => blocking)),
        middle(all, ({ shift }) => shift),
      ]),
    },
    {
      title: 'What these loads took, kB as sent, with headers',
      columns: ['page', 'requests', 'HTML', 'style', 'script', 'fonts', 'pictures', 'all'],
      rows: [...runs].map(([kind, all]) => [
        kind,
        middle(all, ({ requests }) => requests.length),
        ...TYPES.map((type) => middle(all, (one) => kilobytes(one, type))),
        middle(all, (one) => kilobytes(one)),
      ]),
    },
  ];
  return { tables, goals: goals(runs) };
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  about:
    "Lighthouse's defaults: a phone of 412 × 823, a simulated line of 150 ms and 1.6 Mbit/s, a processor four times slower. Medians of three.",
  measure,
};
