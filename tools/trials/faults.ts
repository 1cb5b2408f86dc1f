import process from 'node:process';
import { StartError } from '../../launch/start-error.ts';
import { runBuilt } from './run-built.ts';

/** Runs fault programs against the current build, one after another, whatever the result of the first. */
async function attack(...programs: readonly string[]): Promise<void> {
  const outcomes: boolean[] = [];
  for (const program of programs) outcomes.push(await runBuilt(process.execPath, `e2e/faults/${program}`));
  if (outcomes.includes(false)) throw new StartError('Not everything held: see the lines above.');
}

/** `npm run faults`: kills the servers, then fills their disk, both under load, and reports what was lost. */
export function faults(): Promise<void> {
  return attack('kill.ts', 'full-disk.ts');
}

/**
 * `npm run restarts`: restarts sites and processes of the CMS in turn, under load, and reports what failed or was lost.
 */
export function restarts(): Promise<void> {
  return attack('restart.ts');
}

/**
 * `npm run updates`: updates an installation of an earlier version process by process, under load, and reports what
 * failed.
 */
export function updates(): Promise<void> {
  return attack('update.ts');
}

/** `npm run fuzz`: sends generated requests to every route class, and reports which broke something. */
export function fuzz(): Promise<void> {
  return attack('fuzz.ts');
}
