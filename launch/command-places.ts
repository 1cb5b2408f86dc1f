import path from 'node:path';
import process from 'node:process';
import { StartError } from './start-error.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Resolves a folder that an operator names, from where the command was started. @throws a StartError for an address,
 * which would become a folder such as `ftp:`
 */
export function resolveFolder(named: string): string {
  if (SCHEME.test(named)) throw new StartError(`“${named}” is an address: name a folder.`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
}

/** Resolves the place of a backup: a folder, or `s3://bucket/path` as it is. @throws a StartError for other addresses */
export function resolveBackupPlace(named: string): string {
  if (named.startsWith('s3://')) return named;
  if (SCHEME.test(named))
    throw new StartError(`“${named}” is no place for a backup: name a folder, or s3://bucket/path.`);
  return resolveFolder(named);
}
