import { rmSync } from 'node:fs';
import { prepareData } from '../../e2e/support/stacks/prepared-data.ts';
import type { Ending } from './ending.ts';

/** Fills a temporary folder with the sample content and an administrator; the cleanup removes it. */
export function prepareSample(ending: Ending): string {
  const folder = prepareData();
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
