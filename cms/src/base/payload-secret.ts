import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** As for the setting; what is made has more. */
const SHORTEST = 32;

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Makes the file whole or not at all: others read it at the same time, and a disk may be full. */
function make(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    // Another process was first, which then owns the secret.
    if (!isThere(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The secret that signs sessions: the setting's, else one that is made once and kept in the data folder, so
 * that a restart doesn't log everybody out.
 * @throws a StartError when that file was cut short since
 */
export function payloadSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'payload-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) make(file);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < SHORTEST)
    throw new StartError(
      `${file} is cut short: put back a copy of it, or remove it, which ends all sessions and second factors.`,
    );
  return kept;
}

/** What Payload makes of the secret of its configuration: `payload.secret`, which it signs sessions with. */
export function derivedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}
