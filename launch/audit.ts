import process from 'node:process';
import { driveBrowser } from './drive-browser.ts';

/** `npm run audit`: looks at every page in every language and window for what `npm test` looks for on one of a kind. */
export async function audit(): Promise<void> {
  if (!(await driveBrowser('playwright', 'test', '--config', 'e2e/audit.config.ts'))) process.exitCode = 1;
}
