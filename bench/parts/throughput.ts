import { listPath } from '@kontorwerk/contract/wire';
import { median } from '../../e2e/support/median.ts';
import { type OwnStack, startStack } from '../base/own-stack.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import type { Cell } from '../report/table.ts';
import { type Asked, ask, whatIsAsked } from '../throughput/asked.ts';
import { putLoad, type Rate } from '../throughput/load.ts';
import { besideReferences } from '../throughput/references.ts';

const CONNECTIONS = 16;
/** Many short rounds rather than a few long ones: single rounds are off by up to a third. */
const ROUNDS = 7;
const SECONDS = 2;

/** A server, and the request that it gets in turn with the others. */
type Server = { readonly name: string; readonly origin: string; readonly asked: Asked };

/** Measures each server's rates, in order of rounds. */
async function inTurns(servers: readonly Server[], quick: boolean): Promise<readonly (readonly Rate[])[]> {
  const rates = servers.map((): Rate[] => []);
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1)
    for (const [at, { origin, asked }] of servers.entries())
      rates[at]?.push(await putLoad(origin, asked, { seconds: SECONDS, connections: CONNECTIONS }));
  return rates;
}

const perSecond = (rates: readonly Rate[] = []) => Math.round(median(rates.map((rate) => rate.perSecond)));
const p99 = (rates: readonly Rate[] = []) => median(rates.map((rate) => rate.p99));

/** The median of the rounds' ratios: a disturbance of one round affects both servers. */
function ratio(rates: readonly Rate[] = [], others: readonly Rate[] = []): number {
  const all = rates.map((rate, round) => rate.perSecond / (others[round]?.perSecond ?? Number.NaN));
  return Number(median(all).toFixed(2));
}

function addressOf({ siteUrl }: OwnStack): string {
  return siteUrl.replace('localhost', '127.0.0.1');
}

/** The requests to measure, of a site with a warm cache. */
async function warmed(origin: string): Promise<readonly Asked[]> {
  const { home = '', post = '' } = await measuredPages();
  const paths = { page: home, detail: post, wire: listPath('homepage', 'en') };
  const asked = () => whatIsAsked(origin, paths);
  for (const one of await asked()) await ask(origin, one);
  // The second request triggers better compression in the background.
  await quiet();
  return asked();
}

type Compared = {
  readonly row: readonly Cell[];
  readonly toNode: number;
  readonly toNginx: number;
  readonly slower: number;
};

async function compare(origin: string, asked: Asked, quick: boolean): Promise<Compared> {
  return besideReferences(origin, asked, async (references) => {
    const [site, node, nginx] = await inTurns([{ name: 'site', origin, asked }, ...references], quick);
    const [toNode, toNginx] = [ratio(site, node), ratio(site, nginx)];
    const rates = [site, node, nginx];
    const row = [asked.name, ...rates.map(perSecond), toNode, toNginx, ...rates.map(p99)];
    return { row, toNode, toNginx, slower: p99(site) / p99(nginx) };
  });
}

async function workers(bench: Bench, { cmsUrl }: OwnStack): Promise<readonly (readonly Cell[])[]> {
  const [one, two] = await Promise.all(
    ['1', '2'].map((WORKERS) => startStack(bench.ending, { backendUrl: cmsUrl, settings: { WORKERS } })),
  );
  if (!one || !two) throw new Error('There are no two stacks.');
  const [asked, askedOfTwo] = [await warmed(addressOf(one)), await warmed(addressOf(two))];
  const rows: Cell[][] = [];
  for (const [at, each] of asked.entries()) {
    const servers = [
      { name: 'one', origin: addressOf(one), asked: each },
      { name: 'two', origin: addressOf(two), asked: askedOfTwo[at] ?? each },
    ];
    const [ofOne, ofTwo] = await inTurns(servers, bench.quick);
    rows.push([each.name, perSecond(ofOne), perSecond(ofTwo), ratio(ofTwo, ofOne), p99(ofOne), p99(ofTwo)]);
  }
  return rows;
}

async function measure(bench: Bench): Promise<Measured> {
  const stack = await bench.stack();
  const origin = addressOf(stack);
  const all: Compared[] = [];
  for (const asked of await warmed(origin)) all.push(await compare(origin, asked, bench.quick));
  const ofWorkers = await workers(bench, stack);
  return {
    tables: [
      {
        title: `Requests a second over ${CONNECTIONS} connections`,
        columns: [
          'asked for',
          'site',
          'bare node',
          'nginx',
          'site ÷ node',
          'site ÷ nginx',
          'p99 site, ms',
          'node',
          'nginx',
        ],
        rows: all.map(({ row }) => row),
      },
      {
        title: 'Two workers beside one',
        columns: ['asked for', 'one', 'two', 'two ÷ one', 'p99 one, ms', 'two'],
        rows: ofWorkers,
      },
    ],
    goals: [
      { what: 'lowest site ÷ bare node', measured: Math.min(...all.map(({ toNode }) => toNode)), least: 0.9 },
      { what: 'lowest site ÷ nginx', measured: Math.min(...all.map(({ toNginx }) => toNginx)), least: 0.4 },
      { what: "highest p99 ÷ nginx's", measured: Math.max(...all.map(({ slower }) => slower)), most: 3 },
      { what: 'lowest two workers ÷ one', measured: Math.min(...ofWorkers.map((row) => Number(row[3]))), least: 1 },
    ],
  };
}

export const throughputPart: Part = {
  name: 'throughput',
  needs: ['wrk', 'nginx'],
  about:
    "The site, Node's bare HTTP server and nginx send the same bytes in turns, under load from the same two cores. Medians.",
  measure,
};
