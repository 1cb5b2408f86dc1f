import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from '../../launch/build.ts';
import { folders } from '../../launch/folders.ts';

/**
 * Builds what is stale and runs a program on it, with its output shown and further command-line arguments passed on.
 * Returns whether it succeeded.
 */
export async function runBuilt(command: string, ...args: readonly string[]): Promise<boolean> {
  await build();
  const { status } = spawnSync(command, [...args, ...process.argv.slice(3)], { cwd: folders.root, stdio: 'inherit' });
  return status === 0;
}
