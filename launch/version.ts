import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from './folders.ts';

/** The file in a package with the version that it was made from. */
export const PACKED_VERSION = 'packed-version';

/** Returns git's current commit with its day; null if this is no git clone, or another user's. */
export function commitHere(): string | null {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h of %cs'], {
      cwd: folders.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Returns the version of this installation or package, for the operator. */
export function versionHere(): string {
  try {
    return `package of ${readFileSync(path.join(folders.root, PACKED_VERSION), 'utf8').trim()}`;
  } catch {
    return commitHere() ?? 'not known, as this is no clone of git’s';
  }
}
