import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from './folders.ts';

/** Where a package says what it was made from. */
export const PACKED_VERSION = 'packed-version';

/** The commit that git has here, with its day; null where this is no clone of git's, or another user's. */
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

/** The version of this installation, or what this package was made from, as an operator can tell one from another. */
export function versionHere(): string {
  try {
    return `package of ${readFileSync(path.join(folders.root, PACKED_VERSION), 'utf8').trim()}`;
  } catch {
    return commitHere() ?? 'not known, as this is no clone of git’s';
  }
}
