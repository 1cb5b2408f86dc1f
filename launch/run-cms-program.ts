import { once } from 'node:events';
import process from 'node:process';
import { folders } from './folders.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { spawnTied } from './spawn-tied.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program of the CMS, which ends with this process at the latest: the locks held for its writes are released
 * then. A signal is passed on to the program, which may have to tidy up before it ends. Returns its exit code; 1 after a
 * signal that killed it.
 */
export async function runCmsProgram(program: readonly string[], settings: Settings): Promise<number> {
  const child = spawnTied(program, { cwd: folders.cms, env: serverEnvironment(settings) });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  const [code]: readonly unknown[] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, passOn);
  return typeof code === 'number' ? code : 1;
}
