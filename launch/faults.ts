import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from './build.ts';
import { folders } from './folders.ts';
import { StartError } from './start-error.ts';

/** Runs a program that attacks what is built now; further words of the command line are passed on. */
async function attack(program: string): Promise<void> {
  await build();
  const { status } = spawnSync(process.execPath, [`e2e/faults/${program}`, ...process.argv.slice(3)], {
    cwd: folders.root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new StartError('Not everything held: see the lines above.');
}

/** `npm run faults`: kills what serves, under load, and tells what was lost. */
export function faults(): Promise<void> {
  return attack('kill.ts');
}

/** `npm run fuzz`: sends generated requests to every door, and tells which broke something. */
export function fuzz(): Promise<void> {
  return attack('fuzz.ts');
}
