import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './keep-running.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The database of a data folder, unless `DATABASE_URI` names another. */
const DATABASE = 'cms.sqlite';

/**
 * What else can't be made anew. The spool comes before the database: what is handed over in between is then in both,
 * and is stored once. The files come after it: each is there before its row.
 */
const BEFORE_DATABASE = ['site/spool', 'payload-secret'];
const AFTER_DATABASE = ['resumes', 'uploads', 'originals'];

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true });
  // Files first: what the spool lays aside meanwhile moves into a folder of its own, and is then in both.
  const [folders, files] = [entries.filter((entry) => entry.isDirectory()), entries.filter((entry) => entry.isFile())];
  for (const { name } of [...files, ...folders]) copyPart(path.join(from, name), path.join(to, name));
}

/** Copies a file, or a folder with all that stays in it: what is handed over or erased meanwhile is left out. */
function copyPart(from: string, to: string): void {
  try {
    if (statSync(from).isDirectory()) copyFolder(from, to);
    else copyFileSync(from, to);
  } catch (error) {
    if (!isGone(error) || existsSync(from)) throw error;
  }
}

/** Copies a database as it is at one moment, while others write to it. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/**
 * Copies all of a data folder that can't be made anew into a new folder, which is a data folder itself then. It has its
 * name only once it is whole. The servers may run meanwhile.
 * @throws a StartError when there is nothing to copy, or the folder is there already or can't be written
 */
export function copyData(dataDir: string, to: string): void {
  const database = path.join(dataDir, DATABASE);
  if (!existsSync(database)) throw new StartError(`There is no ${database} to back up: correct DATA_DIR.`);
  if (existsSync(to)) throw new StartError(`${to} is there already: name a new folder for each backup.`);
  const unfinished = `${to}.unfinished`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    for (const part of BEFORE_DATABASE) copyPart(path.join(dataDir, part), path.join(unfinished, part));
    copyDatabase(database, path.join(unfinished, DATABASE));
    for (const part of AFTER_DATABASE) copyPart(path.join(dataDir, part), path.join(unfinished, part));
    renameSync(unfinished, to);
  } catch (error) {
    throw new StartError(`The backup failed (${reasonOf(error)}): what is in ${unfinished} is none.`);
  }
}

/** `npm run backup -- FOLDER`: copies what can't be made anew, also while the site is served. */
export function backup(): void {
  const [, , , folder] = process.argv;
  if (!folder) throw new StartError('Name the folder of the backup: npm run backup -- /backups/2026-11-22');
  const { dataDir } = readSettings(process.env);
  if (process.env.DATABASE_URI)
    throw new StartError(
      'DATABASE_URI names a database elsewhere: back that up by its own tools, then DATA_DIR (docs/operating.md).',
    );
  const to = path.resolve(folder);
  // What is copied is its owner's alone, as it is where it comes from.
  process.umask(0o077);
  copyData(dataDir, to);
  console.log(`${dataDir} is backed up in ${to}. With DATA_DIR=${to} a start serves it.`);
}
