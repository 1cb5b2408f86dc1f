import { median } from '../../e2e/support/median.ts';
import { get, getWell } from '../base/get.ts';
import { startStack } from '../base/own-stack.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';

async function measure({ stack, quick, ending }: Bench): Promise<Measured> {
  const { cmsUrl } = await stack();
  const { siteUrl } = await startStack(ending, { backendUrl: cmsUrl, settings: { RESPONSE_CACHE: 'off' } });
  const pages = Object.entries(await measuredPages());
  const took = new Map<string, number[]>(pages.map(([kind]) => [kind, []]));
  const first = new Map<string, number>();
  for (const [kind, address] of pages) first.set(kind, (await get(`${siteUrl}${address}`)).took);
  for (let round = 0; round < (quick ? 5 : 30); round += 1)
    for (const [kind, address] of pages)
      took.get(kind)?.push((await getWell(`${siteUrl}${address}`, { 'Accept-Encoding': 'gzip' })).took);
  const rows = [...took].map(([kind, all]) => [kind, first.get(kind) ?? Number.NaN, median(all)] as const);
  const times = ['for the first time, ms', 'median, ms'];
  const ofAll = (choose: (...values: number[]) => number) => [
    choose(...rows.map(([, once]) => once)),
    choose(...rows.map(([, , often]) => often)),
  ];
  const tables = [
    {
      title: 'Rendering a page that is in no cache',
      columns: [`of ${rows.length} kinds of page`, ...times],
      rows: [
        ['fastest', ...ofAll(Math.min)],
        ['slowest', ...ofAll(Math.max)],
      ],
    },
    { title: 'By the kind of page', columns: ['page', ...times], rows },
  ];
  return { tables, goals: [] };
}

export const coldPart: Part = {
  name: 'cold',
  about: 'With `RESPONSE_CACHE=off`, from the request to the last byte; the first time is right after a start.',
  measure,
};
