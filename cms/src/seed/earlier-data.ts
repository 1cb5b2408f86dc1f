import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, withoutPassword } from '../database/database-uri.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** Stands in the data folder while an empty database is filled: the pictures are there before the rows. */
const UNFINISHED = 'seeding';

/** What only a database that was in use leaves behind. */
const TRACES = ['uploads', 'resumes', 'site/content-snapshot.json'];

function isThere(path: string): boolean {
  if (!existsSync(path)) return false;
  return !statSync(path).isDirectory() || readdirSync(path).length > 0;
}

/** What an earlier database left in the data folder, as paths in it; nothing when filling it was only interrupted. */
function tracesIn(dataDir: string): readonly string[] {
  if (existsSync(join(dataDir, UNFINISHED))) return [];
  return TRACES.filter((trace) => isThere(join(dataDir, trace)));
}

/** Tells whether a database is a file of which there is nothing yet; it is looked at before anything makes one. */
export function isAbsent(databaseUri: string): boolean {
  const path = databaseFile(databaseUri);
  return path !== null && (!existsSync(path) || statSync(path).size === 0);
}

/**
 * Sees to it that an empty database isn't filled with the sample content where another one was in use: it went missing,
 * or `DATABASE_URI` leads elsewhere.
 * @throws a StartError
 */
export function refuseBesideEarlierData({
  dataDir,
  databaseUri,
  seedAnew,
}: Pick<Settings, 'dataDir' | 'databaseUri' | 'seedAnew'>): void {
  const traces = seedAnew ? [] : tracesIn(dataDir);
  if (traces.length === 0) return;
  throw new StartError(
    `The database ${withoutPassword(databaseUri)} is empty, but ${dataDir} has ${traces.join(', ')} of an earlier one: put that database ` +
      'back, or a backup of it, or set SEED_ANEW=on to begin again with the sample content.',
  );
}

/** Runs what fills the database; what an interruption leaves in the data folder is then known as that. */
export async function whileSeeding<T>(dataDir: string, fill: () => Promise<T>): Promise<T> {
  const mark = join(dataDir, UNFINISHED);
  writeFileSync(mark, '');
  const result = await fill();
  rmSync(mark);
  return result;
}
