import { median } from '../../e2e/support/median.ts';
import { attempt } from '../base/attempt.ts';
import { getWell } from '../base/get.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import { type Grown, grow } from '../growth/growing.ts';
import { GROWTH_MEASURES } from '../growth/growth-measures.ts';
import { goalsOf, measureAll } from '../growth/measure-all.ts';
import { shares } from '../many-items.ts';
import { visitAll } from '../measures/visit-all.ts';

const SIZES = [100, 1_000, 10_000] as const;
/** Pages that don't depend on the number of items. */
const CACHED = ['/', '/ecommerce/shopware', '/contactus/contactform'] as const;

/**
 * Measures cached pages per second for each stack; in turns, because other work on the machine distorts single figures.
 */
async function cachedRates(bench: Bench, all: readonly (Grown | null)[]): Promise<readonly number[]> {
  const rates = all.map((): number[] => []);
  // The first request triggers better compression in the background.
  for (const grown of all)
    for (const page of CACHED) if (grown) await getWell(`${grown.stack.siteUrl}${page}`, { 'Accept-Encoding': 'gzip' });
  await quiet();
  for (let round = 0; round < (bench.quick ? 1 : 3); round += 1)
    for (const [at, grown] of all.entries())
      if (grown) rates[at]?.push((await visitAll(bench.ending, grown.stack.siteUrl, CACHED, 4)).perSecond);
  return rates.map((each) => Math.round(median(each)));
}

async function measure(bench: Bench): Promise<Measured> {
  const all: (Grown | null)[] = [];
  const columns: (readonly (number | null)[])[] = [];
  for (const items of SIZES) {
    const grown = await attempt(`${items} items`, () => grow(bench, shares(items)));
    all.push(grown);
    columns.push(await measureAll(GROWTH_MEASURES, bench, grown, `${items} items`));
  }
  const cached = await cachedRates(bench, all);
  const rows = GROWTH_MEASURES.flatMap((one) => one.rows);
  const largest = SIZES.length - 1;
  return {
    tables: [
      {
        title: 'With so many posts, projects and jobs',
        columns: ['', ...SIZES.map((items) => items.toLocaleString('en'))],
        rows: [
          ...rows.map(({ name }, at) => [name, ...columns.map((column) => column[at] ?? 'failed')]),
          ['cached pages a second', ...cached],
        ],
      },
    ],
    goals: [
      ...goalsOf(rows, columns[largest] ?? []),
      {
        what: 'cached pages with most items ÷ with fewest',
        measured: (cached[largest] ?? Number.NaN) / (cached[0] ?? Number.NaN),
        least: 0.9,
      },
    ],
  };
}

export const growthPart: Part = {
  name: 'growth',
  needs: ['wrk'],
  about:
    '10,000 posts, projects and jobs (6:3:1) in both languages on SQLite (`bench/many-items.ts`); the last row compares them with 100.',
  measure,
};
