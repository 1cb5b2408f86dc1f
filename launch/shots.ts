import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { folders } from './folders.ts';
import { StartError } from './start-error.ts';

/** `npm run shots`: pictures of every kind of page, for looking through. Further words are passed on. */
export async function shots(): Promise<void> {
  await ensureChromium();
  await build();
  const script = path.join(folders.root, 'e2e/shots.ts');
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
  if (status !== 0) throw new StartError('The pictures could not be taken: see the lines above.');
}
