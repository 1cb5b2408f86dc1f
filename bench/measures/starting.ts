import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../e2e/support/until.ts';
import type { Ending } from '../base/ending.ts';
import { get } from '../base/get.ts';
import { beginStack, type OwnStack } from '../base/own-stack.ts';

/** The polling interval of the site, in milliseconds. */
const LOOK_MS = 10;
/** How much later than the CMS the launcher may report its start, in milliseconds. */
const TOLD_MS = 10_000;

/** In milliseconds since the launcher's start. */
export type Started = {
  readonly stack: OwnStack;
  /** The home page's first byte. */
  readonly firstByte: number;
  /** Site and CMS are ready. */
  readonly ready: number;
  /** The CMS's own start-up time, as the launcher reports it. */
  readonly cms: number;
};

/** Polls the home page until it answers, or until aborted. */
async function untilHome({ siteUrl }: OwnStack, nobodyWaits: AbortSignal): Promise<void> {
  const isThere = () =>
    get(siteUrl).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!nobodyWaits.aborted && !(await isThere())) await sleep(LOOK_MS);
}

function toldOfCms({ launched }: OwnStack): number | null {
  const told = /Starting the CMS \(([\d.]+) s\)/.exec(launched.printed())?.[1];
  return told === undefined ? null : Number(told) * 1_000;
}

/** Starts a stack on a prepared data folder, and measures its start-up time. */
export async function timedStart(
  ending: Ending,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const stack = await beginStack(ending, dataDir, { settings });
  const over = new AbortController();
  const home = untilHome(stack, over.signal).then(since);
  try {
    await stack.answers(`${stack.siteUrl}/readyz`);
    await stack.answers(`${stack.cmsUrl}/healthz`);
  } finally {
    over.abort();
  }
  const ready = since();
  await until('the launcher has told of the CMS', async () => toldOfCms(stack) !== null, TOLD_MS);
  return { stack, firstByte: await home, ready, cms: toldOfCms(stack) ?? Number.NaN };
}
