import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** As for the setting; what is made has more. */
const SHORTEST = 32;

/**
 * The secret that signs sessions: the setting's, else one that is made once and kept in the data folder, so
 * that a restart doesn't log everybody out.
 * @throws a StartError when that file was cut short, by a disk that was full when it was made
 */
export function payloadSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'payload-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails if another process was first, which then owns the secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < SHORTEST)
    throw new StartError(
      `${file} is cut short: put back a copy of it, or remove it, which ends all sessions and second factors.`,
    );
  return kept;
}
