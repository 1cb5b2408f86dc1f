import { rmSync } from 'node:fs';
import { prepareData } from '../../e2e/support/prepared-data.ts';
import type { Ending } from './ending.ts';

/** Fills a new folder with the sample content and an administrator; it goes at the end. */
export function prepareSample(ending: Ending): string {
  const folder = prepareData();
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
