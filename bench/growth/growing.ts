import path from 'node:path';
import { processOf } from '../../e2e/faults/servers.ts';
import { type Ending, withEnding } from '../base/ending.ts';
import { dataFolder, type OwnStack, startStack } from '../base/own-stack.ts';
import type { Bench } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import { type Counts, fill } from '../many-items.ts';
import { timedStart } from '../measures/starting.ts';

/** A stack with a given number of posts, projects and jobs. */
export type Grown = {
  readonly stack: OwnStack;
  /** The same content from a site without a response cache; started on the first call. */
  uncached(): Promise<OwnStack>;
  /** The pid of the stack's site. */
  readonly site: number;
  readonly firstByte: number;
  readonly cms: number;
};

/** Starts a stack on a filled data folder, twice: only the second start is kept. */
async function startGrown(
  ending: Ending,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Grown> {
  const { firstByte, cms } = await withEnding(ending, (own) => timedStart(own, dataDir, settings));
  const { stack } = await timedStart(ending, dataDir, settings);
  const site = processOf('site', stack.launched.pid);
  if (site === undefined) throw new Error('The site has no process.');
  async function startUncached(): Promise<OwnStack> {
    const started = await startStack(ending, { backendUrl: stack.cmsUrl, settings: { RESPONSE_CACHE: 'off' } });
    // It must be idle before the first page is requested.
    await quiet();
    return started;
  }
  let uncached: Promise<OwnStack> | undefined;
  return {
    stack,
    uncached() {
      uncached ??= startUncached();
      return uncached;
    },
    site,
    firstByte,
    cms,
  };
}

/** Starts a stack with a given number of items, on SQLite. */
export async function grow({ ending, prepared }: Bench, counts: Counts): Promise<Grown> {
  const dataDir = dataFolder(ending, prepared);
  fill(path.join(dataDir, 'cms.sqlite'), counts);
  return startGrown(ending, dataDir);
}

/**
 * Starts a stack with a given number of items on an empty PostgreSQL.
 * @param alsoFill adds further data
 */
export async function growOnPostgres(
  { ending }: Bench,
  databaseUri: string,
  counts: Counts,
  alsoFill: (stack: OwnStack) => Promise<void>,
): Promise<Grown> {
  const dataDir = dataFolder(ending);
  const settings = { DATABASE_URI: databaseUri };
  await withEnding(ending, async (own) => {
    const { stack } = await timedStart(own, dataDir, settings);
    await alsoFill(stack);
  });
  fill(databaseUri, counts);
  return startGrown(ending, dataDir, settings);
}
