import process from 'node:process';
import { StartError } from '../../launch/start-error.ts';
import { driveBrowser } from './drive-browser.ts';

/**
 * `npm run bench`: runs the benchmarks on the current build. Further arguments are passed on: the names of parts,
 * `--quick`.
 */
export async function bench(): Promise<void> {
  if (!(await driveBrowser(process.execPath, 'bench/main.ts')))
    throw new StartError('Not everything could be measured: see the lines above.');
}
