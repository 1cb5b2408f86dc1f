import process from 'node:process';
import { driveBrowser } from './drive-browser.ts';

/** `npm run audit`: checks every page in every language and window size, where `npm test` checks one of a kind. */
export async function audit(): Promise<void> {
  if (!(await driveBrowser('playwright', 'test', '--config', 'e2e/audit.config.ts'))) process.exitCode = 1;
}
