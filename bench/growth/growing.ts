import path from 'node:path';
import { processOf } from '../../e2e/faults/servers.ts';
import { type Ending, withEnding } from '../base/ending.ts';
import { dataFolder, type OwnStack, startStack } from '../base/own-stack.ts';
import type { Bench } from '../base/part.ts';
import { quiet } from '../base/quiet.ts';
import { type Counts, fill } from '../many-items.ts';
import { timedStart } from '../measures/starting.ts';

/** A stack with so many posts, projects and jobs. */
export type Grown = {
  readonly stack: OwnStack;
  /** The same content from a site that renders every page anew; it is started at the first call. */
  uncached(): Promise<OwnStack>;
  /** The process of the stack's site. */
  readonly site: number;
  readonly firstByte: number;
  readonly cms: number;
};

/** Starts a stack on so many items, for the second time on its data. */
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
    // It is at rest before the first page is asked of it.
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

/** A stack with so many items, on SQLite. */
export async function grow({ ending, prepared }: Bench, counts: Counts): Promise<Grown> {
  const dataDir = dataFolder(ending, prepared);
  fill(path.join(dataDir, 'cms.sqlite'), counts);
  return startGrown(ending, dataDir);
}

/** A stack with so many items on a PostgreSQL that has none yet. @param alsoFill adds what else there is to be */
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
