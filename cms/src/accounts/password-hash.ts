import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload, Where } from 'payload';
import * as v from 'valibot';
import { normaliseEmail } from '#cms/kit/access/account-names.ts';

const derive = promisify(pbkdf2);

/** Payload's hash parameters (`generatePasswordSaltHash`). */
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const PREFIX = 'pbkdf2-sha256-v1:';

const storedSchema = v.object({ hash: v.pipe(v.string(), v.startsWith(PREFIX)), salt: v.string() });

/**
 * Whether a password is an account's, without signing in. After a sign-in the hash is of this kind: Payload upgrades
 * older ones then.
 */
export async function isAccountPassword(payload: Payload, id: number | string, password: string): Promise<boolean> {
  const read = v.safeParse(
    storedSchema,
    await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }),
  );
  if (!read.success) return false;
  const right = Buffer.from(read.output.hash.slice(PREFIX.length), 'hex');
  const tried = await derive(password, read.output.salt, ITERATIONS, KEY_BYTES, 'sha256');
  return right.length === tried.length && timingSafeEqual(right, tried);
}

/** Looks up accounts. */
export type Accounts = { readonly db: { findOne(asked: { collection: 'users'; where: Where }): Promise<unknown> } };

/** Returns a text that changes with an account's password and reveals nothing of it; null without an account. */
export async function readPasswordStamp(payload: Accounts, email: string): Promise<string | null> {
  const where = { email: { equals: normaliseEmail(email) } };
  const read = v.safeParse(v.object({ hash: v.string() }), await payload.db.findOne({ collection: 'users', where }));
  return read.success ? createHash('sha256').update(read.output.hash).digest('hex').slice(0, 16) : null;
}

/** Takes as long as checking an account's password. */
async function spendHashTime(password: string): Promise<void> {
  await derive(password, 'nobody', ITERATIONS, KEY_BYTES, 'sha256');
}

/**
 * Takes as long as a wrong password does if there is no account, so that the time of the answer doesn't reveal which
 * exist.
 *
 * @returns the account's id, if there is one
 */
export async function equaliseEffort(payload: Payload, email: string, password: string): Promise<number | undefined> {
  const where = { email: { equals: normaliseEmail(email) } };
  const account = await payload.db.findOne<{ id: number }>({ collection: 'users', where, select: { id: true } });
  if (!account) await spendHashTime(password);
  return account?.id;
}
