import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { folders } from './folders.ts';
import { StartError } from './start-error.ts';

/** `npm run postgres`: tries what is built now on a PostgreSQL of its own, which has to be installed. */
export async function postgres(): Promise<void> {
  await build();
  const { status } = spawnSync('vitest', ['run', '--project', 'postgres'], { cwd: folders.root, stdio: 'inherit' });
  if (status !== 0) throw new StartError('Not everything works on PostgreSQL: see the lines above.');
}
