import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload, Where } from 'payload';
import * as v from 'valibot';
import { accountName } from '#cms/kit/access/account-name.ts';

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

/** Where accounts are looked up. */
export type Accounts = { readonly db: { findOne(asked: { collection: 'users'; where: Where }): Promise<unknown> } };

/** A text that is the same for as long as an account's password is, and tells nothing of it; null without an account. */
export async function passwordStamp(payload: Accounts, email: string): Promise<string | null> {
  const where = { email: { equals: accountName(email) } };
  const read = v.safeParse(v.object({ hash: v.string() }), await payload.db.findOne({ collection: 'users', where }));
  return read.success ? createHash('sha256').update(read.output.hash).digest('hex').slice(0, 16) : null;
}

/** Takes as long as a password of an account does. */
export async function sameWork(password: string): Promise<void> {
  await hash(password, 'nobody', ITERATIONS, KEY_BYTES, 'sha256');
}
