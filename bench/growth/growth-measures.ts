import { listPath } from '@kontorwerk/contract/wire';
import { median } from '../../e2e/support/median.ts';
import { getWell } from '../base/get.ts';
import { adminList } from '../measures/admin-list.ts';
import { crawl } from '../measures/crawl.ts';
import { administrator, type Published, publish } from '../measures/publishing.ts';
import { highestResident, settled } from '../measures/resident.ts';
import { weightOf } from '../measures/weight.ts';
import type { Grown } from './growing.ts';

/** A row of the table, with an upper limit for any number of items if there is one. */
export type GrowthRow = {
  readonly name: string;
  readonly most?: number;
  /** The budget that several rows share; by default the row's own, of its name. */
  readonly budget?: string;
};

/** A measurement, and the rows for its figures. */
export type GrowthMeasure = {
  readonly rows: readonly GrowthRow[];
  readonly figures: (grown: Grown, times: number) => Promise<readonly (number | null)[]>;
};

/** Pages with lists, of every kind. */
const PAGES = {
  home: '/',
  blogs: '/agency/blogs',
  news: '/agency/news',
  projects: '/projects',
  career: '/contactus/career',
};
const LISTS = ['homepage', 'blog', 'projects', 'career'] as const;
/** The most pages that are crawled before memory is measured. */
const CRAWLED = 1_000;

const kilobytes = (bytes: number) => Number((bytes / 1_000).toFixed(1));
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

async function repeated<T>(times: number, task: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let round = 0; round < times; round += 1) all.push(await task());
  return all;
}

function pageMeasure([name, address]: readonly [string, string]): GrowthMeasure {
  return {
    rows: [
      { name: `${name}: HTML in brotli, kB`, most: 60, budget: 'largest HTML of a list page in brotli, kB' },
      { name: `${name}: elements`, most: 2_500, budget: 'most elements of a list page' },
      { name: `${name}: rendering, ms` },
    ],
    figures: async ({ stack, uncached }, times) => {
      const { brotli, elements } = await weightOf(`${stack.siteUrl}${address}`);
      const { siteUrl } = await uncached();
      const ask = async () => (await getWell(`${siteUrl}${address}`, { 'Accept-Encoding': 'gzip' })).took;
      await ask();
      return [kilobytes(brotli), elements, median(await repeated(times, ask))];
    },
  };
}

function listMeasure(key: (typeof LISTS)[number]): GrowthMeasure {
  return {
    rows: [{ name: `list fetch of ${key}, whole, kB` }, { name: `list fetch of ${key}, in brotli, kB` }],
    figures: async ({ stack }) => {
      const { plain, brotli } = await weightOf(`${stack.siteUrl}${listPath(key, 'en')}`);
      return [kilobytes(plain), kilobytes(brotli)];
    },
  };
}

const starting: GrowthMeasure = {
  rows: [{ name: "start to home's first byte, ms" }, { name: 'start of the CMS itself, ms', most: 6_000 }],
  figures: async ({ firstByte, cms }) => [Math.round(firstByte), cms],
};

export const publishing: GrowthMeasure = {
  rows: [
    { name: 'writing a post, ms', most: 300 },
    { name: '… until the blog shows it, ms', most: 1_000 },
    { name: "… a visitor's message meanwhile, ms", most: 100 },
  ],
  figures: async ({ stack }, times) => {
    const editor = await administrator(stack);
    const all = await repeated(times, () => publish(stack, editor));
    const middle = (of: (one: Published) => number) => Math.round(median(all.map(of)));
    return [middle(({ written }) => written), middle(({ visible }) => visible), middle(({ message }) => message)];
  },
};

/** @param called the collection's name in the table */
export function listOfAdmin(collection: string, called = collection): GrowthMeasure {
  return {
    rows: [{ name: `the admin's list of ${called}, ms`, most: 500 }],
    figures: async ({ stack }, times) => {
      const editor = await administrator(stack);
      const look = () => adminList(stack.siteUrl, editor, collection);
      await look();
      return [median(await repeated(times, look))];
    },
  };
}

export const atRest: GrowthMeasure = {
  rows: [{ name: 'site at rest, MB' }],
  figures: async ({ site }) => [megabytes(await settled(site))],
};

/** @param most the site's memory limit after the crawl, in megabytes */
export function crawled(most: number): GrowthMeasure {
  return {
    rows: [{ name: `site after a crawl of at most ${CRAWLED} pages, MB`, most }, { name: 'site at most, MB' }],
    figures: async ({ stack, site }) => {
      await crawl(stack.siteUrl, CRAWLED);
      return [megabytes(await settled(site)), megabytes(highestResident(site))];
    },
  };
}

/** Everything that may grow with the number of items, in order of measurement. */
export const GROWTH_MEASURES: readonly GrowthMeasure[] = [
  starting,
  atRest,
  ...Object.entries(PAGES).map(pageMeasure),
  ...LISTS.map(listMeasure),
  publishing,
  listOfAdmin('posts'),
  crawled(150),
];
