import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { until } from '../until.ts';
import { PREPARED_VARIABLE } from './prepared-data.ts';

/** How long to wait for other tests, in milliseconds. */
const TURN_MS = 60_000;

/**
 * Changes a singleton under a lock shared by all tests: browser tests and stack tests run in parallel, and each
 * restores what it found.
 */
export async function oneAtATime<T>(what: 'navigation' | 'site-settings', change: () => Promise<T>): Promise<T> {
  // The folder is the same for one run of all tests.
  const turn = path.join(process.env[PREPARED_VARIABLE] ?? '', `turn-${what}`);
  const isMine = () =>
    mkdir(turn).then(
      () => true,
      () => false,
    );
  await until(`nobody else changes the ${what}`, isMine, TURN_MS);
  try {
    return await change();
  } finally {
    await rmdir(turn);
  }
}
