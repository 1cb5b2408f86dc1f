import { once } from 'node:events';
import { folders } from './folders.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { spawnTied } from './spawn-tied.ts';

/**
 * Runs a program of the CMS's to its end, which comes with this process at the latest: what is held for it while it writes
 * is let go of then. Its exit code; 1 where a signal ended it.
 */
export async function runCmsProgram(program: readonly string[], settings: Settings): Promise<number> {
  const child = spawnTied(program, { cwd: folders.cms, env: serverEnvironment(settings) });
  const [code]: readonly unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
