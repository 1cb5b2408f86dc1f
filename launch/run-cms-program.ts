import { once } from 'node:events';
import { folders } from './folders.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { spawnTied } from './spawn-tied.ts';

/**
 * Runs a program of the CMS, which ends with this process at the latest: the locks held for its writes are released
 * then. Returns its exit code; 1 after a signal.
 */
export async function runCmsProgram(program: readonly string[], settings: Settings): Promise<number> {
  const child = spawnTied(program, { cwd: folders.cms, env: serverEnvironment(settings) });
  const [code]: readonly unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
