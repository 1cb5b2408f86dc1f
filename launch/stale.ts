import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from './folders.ts';

/** Files that don't affect a build: tests, and the output of builds and package managers. */
const IGNORED = /(^|\/)(node_modules|build|\.next|testing)(\/|$)|\.test\.tsx?$|next-env\.d\.ts$/;

function filesOf(input: string): string[] {
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(path.relative(folders.root, file)))
    .sort();
}

/** Returns a fingerprint of all inputs of a build: files, folders of files, and the lock file. */
function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(folders.root, 'package-lock.json')));
  for (const file of inputs.flatMap(filesOf))
    hash.update(path.relative(folders.root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a build if its inputs have changed since it last succeeded; returns whether it ran. */
export async function whenStale(output: string, inputs: readonly string[], run: () => Promise<void>): Promise<boolean> {
  const stamp = path.join(output, 'built-from');
  const now = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await run();
  writeFileSync(stamp, now);
  return true;
}
