import path from 'node:path';
import { processOf } from '../../e2e/faults/servers.ts';
import { withEnding } from '../base/ending.ts';
import { dataFolder, type OwnStack, startStack } from '../base/own-stack.ts';
import type { Bench } from '../base/part.ts';
import { fill, shares } from '../many-items.ts';
import { timedStart } from '../measures/starting.ts';

/** A stack with so many posts, projects and jobs. */
export type Grown = {
  readonly items: number;
  readonly stack: OwnStack;
  /** The same content from a site that renders every page anew. */
  readonly uncached: OwnStack;
  /** The process of the stack's site. */
  readonly site: number;
  readonly firstByte: number;
  readonly cms: number;
};

/** Starts a stack with so many items, for the second time on its data, and one more site on its CMS. */
export async function grow({ ending, prepared }: Bench, items: number): Promise<Grown> {
  const dataDir = dataFolder(ending, prepared);
  fill(path.join(dataDir, 'cms.sqlite'), shares(items));
  const { firstByte, cms } = await withEnding(ending, (own) => timedStart(own, dataDir));
  const { stack } = await timedStart(ending, dataDir);
  const site = processOf('site', stack.launched.pid);
  if (site === undefined) throw new Error('The site has no process.');
  const uncached = await startStack(ending, { backendUrl: stack.cmsUrl, settings: { RESPONSE_CACHE: 'off' } });
  return { items, stack, uncached, site, firstByte, cms };
}
