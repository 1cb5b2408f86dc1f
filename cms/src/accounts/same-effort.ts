import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';

const hash = promisify(pbkdf2);

/** What Payload takes for a password (`generatePasswordSaltHash`). */
const ITERATIONS = 600_000;
const KEY_BYTES = 32;

/**
 * Takes as long as a wrong password does where there is an account, if there is none: otherwise the time of the answer
 * would tell who has one.
 */
export async function sameEffort(payload: Payload, email: string, password: string): Promise<void> {
  const where = { email: { equals: email.toLowerCase().trim() } };
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true });
  if (totalDocs === 0) await hash(password, 'nobody', ITERATIONS, KEY_BYTES, 'sha256');
}
