import { median } from '../../e2e/support/median.ts';
import { withEnding } from '../base/ending.ts';
import { dataFolder } from '../base/own-stack.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { type Started, timedStart } from '../measures/starting.ts';

async function measure({ prepared, quick, ending }: Bench): Promise<Measured> {
  const firsts: Started[] = [];
  const agains: Started[] = [];
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    const dataDir = dataFolder(ending, prepared);
    for (const starts of [firsts, agains]) starts.push(await withEnding(ending, (own) => timedStart(own, dataDir)));
  }
  const row = (name: string, starts: readonly Started[]) => [
    name,
    Math.round(median(starts.map(({ firstByte }) => firstByte))),
    Math.round(median(starts.map(({ ready }) => ready))),
    Math.round(median(starts.map(({ cms }) => cms))),
  ];
  const tables = [
    {
      title: '`npm start` where everything is built and the database is filled',
      columns: ['start', "home's first byte, ms", 'site and CMS ready, ms', 'the CMS itself, ms'],
      rows: [row('for the first time', firsts), row('again', agains)],
    },
  ];
  return { tables, goals: [] };
}

export const startPart: Part = {
  name: 'start',
  about: 'The second time the site begins with the content of the earlier run. Medians.',
  measure,
};
