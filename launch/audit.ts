import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { folders } from './folders.ts';

/** `npm run audit`: looks at every page in every language and window for what `npm test` looks for on one of a kind. */
export async function audit(): Promise<void> {
  await ensureChromium();
  await build();
  const words = ['test', '--config', 'e2e/audit.config.ts', ...process.argv.slice(3)];
  const { status } = spawnSync('playwright', words, { cwd: folders.root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
