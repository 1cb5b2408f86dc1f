import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The name of the generated secret's file in the data folder. */
export const SECRET_FILE = 'payload-secret';

/** The minimum length, as for the setting; a generated secret is longer. */
const SHORTEST = 32;

function isExistingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Creates the file atomically: other processes read it at the same time, and the disk may be full. */
function createSecretFile(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    // Another process was first, and its secret is used.
    if (!isExistingFile(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Reads the generated secret. @throws a StartError if its file has been truncated */
function readSecretFile(file: string): string {
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < SHORTEST)
    throw new StartError(
      `${file} is cut short: put back a copy of it, or remove it, which ends all sessions and second factors.`,
    );
  return kept;
}

type SecretSettings = Pick<Settings, 'secret' | 'dataDir'>;

/** Checks a secret that was generated earlier, without generating one. @throws a StartError if it was truncated */
export function checkPayloadSecret({ secret, dataDir }: SecretSettings): void {
  const file = join(dataDir, SECRET_FILE);
  if (secret === undefined && existsSync(file)) readSecretFile(file);
}

/**
 * Returns the secret that signs sessions: the setting's, else one that is generated once and kept in the data folder,
 * so that a restart doesn't end all sessions.
 * @throws a StartError if that file has been truncated
 */
export function readPayloadSecret({ secret, dataDir }: SecretSettings): string {
  if (secret !== undefined) return secret;
  const file = join(dataDir, SECRET_FILE);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) createSecretFile(file);
  return readSecretFile(file);
}

/** Returns the key that Payload derives from the configured secret: `payload.secret`, which signs sessions. */
export function deriveSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}
