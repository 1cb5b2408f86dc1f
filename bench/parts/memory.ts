import { processOf } from '../../e2e/faults/servers.ts';
import { startStack } from '../base/own-stack.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { crawl } from '../measures/crawl.ts';
import { highestResident, settled } from '../measures/resident.ts';
import { visitAll } from '../measures/visit-all.ts';

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));

async function measure({ prepared, quick, ending }: Bench): Promise<Measured> {
  const { siteUrl, launched } = await startStack(ending, { prepared });
  const site = processOf('site', launched.pid);
  if (site === undefined) throw new Error('The site has no process.');
  const rest = await settled(site);
  const pages = await crawl(siteUrl);
  const crawled = await settled(site);
  const seconds = quick ? 10 : 60;
  const { perSecond } = await visitAll(ending, siteUrl, pages, seconds);
  const loaded = await settled(site);
  const tables = [
    {
      title: "The site's process, MB",
      columns: ['when', 'resident'],
      rows: [
        ['at rest', megabytes(rest)],
        [`after a crawl of ${pages.length} pages`, megabytes(crawled)],
        [`after ${seconds} s of load, ${Math.round(perSecond)} pages a second`, megabytes(loaded)],
        ['at most', megabytes(highestResident(site))],
      ],
    },
  ];
  return { tables, goals: [{ what: 'the site after crawl and load, MB', measured: megabytes(loaded), most: 150 }] };
}

export const memoryPart: Part = {
  name: 'memory',
  needs: ['wrk'],
  about:
    "Resident memory of the site's process: at rest, after a crawl of both languages, and after a minute of load from sixteen connections.",
  measure,
};
