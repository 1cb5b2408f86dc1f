import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import * as v from 'valibot';

const hash = promisify(pbkdf2);

/** What Payload makes of a password (`generatePasswordSaltHash`). */
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const PREFIX = 'pbkdf2-sha256-v1:';

const kept = v.object({ hash: v.pipe(v.string(), v.startsWith(PREFIX)), salt: v.string() });

/**
 * Tells whether a password is that of an account, and signs nobody in. Who has signed in has a hash of this kind:
 * Payload renews older ones then.
 */
export async function isPasswordOf(payload: Payload, id: number | string, password: string): Promise<boolean> {
  const read = v.safeParse(kept, await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }));
  if (!read.success) return false;
  const right = Buffer.from(read.output.hash.slice(PREFIX.length), 'hex');
  const tried = await hash(password, read.output.salt, ITERATIONS, KEY_BYTES, 'sha256');
  return right.length === tried.length && timingSafeEqual(right, tried);
}

/** Takes as long as a password of an account does. */
export async function sameWork(password: string): Promise<void> {
  await hash(password, 'nobody', ITERATIONS, KEY_BYTES, 'sha256');
}
