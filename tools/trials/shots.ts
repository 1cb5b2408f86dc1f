import process from 'node:process';
import { StartError } from '../../launch/start-error.ts';
import { driveBrowser } from './drive-browser.ts';

/** `npm run shots`: takes screenshots of every kind of page for review. Further arguments are passed on. */
export async function shots(): Promise<void> {
  if (!(await driveBrowser(process.execPath, 'e2e/shots.ts')))
    throw new StartError('The pictures could not be taken: see the lines above.');
}
