import { spawnSync } from 'node:child_process';
import { build } from '../../launch/build.ts';
import { folders } from '../../launch/folders.ts';

/** Builds what is stale and runs a program on it, with its output shown; returns whether it succeeded. */
export async function runBuilt(command: string, ...args: readonly string[]): Promise<boolean> {
  await build();
  const { status } = spawnSync(command, args, { cwd: folders.root, stdio: 'inherit' });
  return status === 0;
}
