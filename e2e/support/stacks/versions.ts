/** Runnable versions of this project: the present one, and earlier ones, taken from git and built elsewhere. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { folders } from '../../../launch/folders.ts';

/** The launcher of a service, in the folder that it belongs to. */
export type Program = {
  readonly folder: string;
  readonly launcher: string;
  /** The Node that runs it; by default the tests'. */
  readonly node?: string;
};

export type Version = {
  /** Its commit, shortened; `here` with uncommitted changes. */
  readonly name: string;
  readonly programs: Readonly<Record<'site' | 'cms', Program>>;
  /** The migrations that it applies to PostgreSQL. */
  readonly migrations: readonly string[];
};

/** The launcher of the present version. */
export const LAUNCHER: Program = { folder: folders.root, launcher: 'launch/main.ts' };

const MIGRATIONS = 'cms/src/migrations/postgres';
/** The folder that marks a version as completely built. */
const BUILT = 'built';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folders.root, encoding: 'utf8' }).trim();
}

function namesOf(files: readonly string[]): readonly string[] {
  return files
    .map((file) => path.basename(file))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort();
}

/** Returns the present version, as it is built. */
export function presentVersion(): Version {
  return {
    name: git('status', '--porcelain') === '' ? git('rev-parse', '--short', 'HEAD') : 'here',
    programs: { site: LAUNCHER, cms: LAUNCHER },
    migrations: namesOf(globSync(`${MIGRATIONS}/*.ts`, { cwd: folders.root })),
  };
}

/** The first commit that builds among those with the first migration: no version goes on with an older database. */
const FIRST = '18417d3b';

/** Returns the commit before the last one that added a migration; the first of all while there is only one. */
export function chooseEarlierCommit(): string {
  if (presentVersion().migrations.length === 1) return FIRST;
  const added = ['--diff-filter=A', '--no-renames', '--format=%H'];
  const last = git('log', '-1', ...added, '--', `${MIGRATIONS}/*.ts`);
  return git('rev-parse', `${last}^`);
}

/** Returns the folder of built versions: only this user may write to it, since its contents are run. */
function versionsFolder(): string {
  const folder = path.join(os.tmpdir(), `kontorwerk-versions-${os.userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== os.userInfo().uid || (mode & 0o022) !== 0)
    throw new Error(`${folder} can be written by others: remove it.`);
  return folder;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Hard-links the packages that are installed here, if the lockfiles are equal; npm installs the rest. */
function linkPackages(tree: string): void {
  if (hashOf(path.join(tree, 'package-lock.json')) !== hashOf(path.join(folders.root, 'package-lock.json'))) return;
  for (const name of ['node_modules', 'site/node_modules', 'cms/node_modules'])
    if (existsSync(path.join(folders.root, name)))
      execFileSync('cp', ['-al', path.join(folders.root, name), path.join(tree, name)]);
  // Tools write to this cache in place, which would change both.
  rmSync(path.join(tree, 'node_modules/.cache'), { recursive: true, force: true });
}

/** Runs a command of a version's own launcher, which installs and builds what the command needs. */
function runIn(tree: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['launch/bootstrap.mjs', ...args], { cwd: tree, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args[0]} failed in ${tree}: see the lines above.`);
}

/** Extracts a commit's files from git, and builds packages of them. */
function build(commit: string, folder: string): void {
  const tree = path.join(folder, 'tree');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: folders.root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  linkPackages(tree);
  for (const half of ['site', 'cms']) runIn(tree, 'pack', half, path.join(folder, half));
  rmSync(tree, { recursive: true });
  mkdirSync(path.join(folder, BUILT));
}

/**
 * Returns an earlier version by a git reference. Builds are reused: they are among the temporary files, some 270 MB, and
 * may be removed.
 */
export function earlierVersion(ref: string): Version {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = path.join(versionsFolder(), commit);
  if (!existsSync(path.join(folder, BUILT))) build(commit, folder);
  const program = (half: string) => ({ folder: path.join(folder, half), launcher: 'launch/packaged.ts' });
  return {
    name: git('rev-parse', '--short', commit),
    programs: { site: program('site'), cms: program('cms') },
    migrations: namesOf(git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).split('\n')),
  };
}
