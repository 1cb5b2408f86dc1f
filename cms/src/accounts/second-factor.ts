import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { deriveSecret } from '#cms/base/payload-secret.ts';
import { seal, unseal } from '#cms/kit/seal.ts';
import { runInLockedTransaction } from '#cms/storage/database/advisory-lock.ts';
import { digestRecoveryCode, findCodePeriod } from './second-factor-codes.ts';

type UserId = number | string;

/** Payload's hidden fields of a second factor. */
const storedSchema = v.object({
  totp_enabled: v.nullish(v.boolean(), false),
  totp_secret: v.nullish(v.string(), null),
  totp_last_period: v.nullish(v.number(), 0),
  recovery_digests: v.fallback(v.array(v.string()), []),
});

const PURPOSE = 'one-time codes';

/** The database, with the request's transaction where there is one. */
type Scope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

function updateFactor(req: Scope, id: UserId, data: Readonly<Record<string, unknown>>): Promise<unknown> {
  return req.payload.db.updateOne({ collection: 'users', id, data: { ...data }, returning: false, req });
}

/** Reads a second factor; off for an account that was deleted meanwhile. */
async function readFactor(req: Scope, id: UserId): Promise<v.InferOutput<typeof storedSchema>> {
  const found = await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } }, req });
  return v.parse(storedSchema, found ?? {});
}

/** Whether an account needs a code besides the password. */
export async function needsCode(payload: Payload, id: UserId): Promise<boolean> {
  return (await readFactor({ payload }, id)).totp_enabled;
}

/** Stores the secret for a new device, encrypted; it counts once a code of it is confirmed. */
export async function storeOfferedSecret(payload: Payload, id: UserId, secret: string): Promise<void> {
  await updateFactor({ payload }, id, { totp_secret: seal(secret, payload.secret, PURPOSE), totp_last_period: 0 });
}

/**
 * Reseals what an earlier secret sealed, so that devices keep working; returns how many.
 *
 * @param before the secret as it was set
 */
export async function resealSecrets(payload: Payload, before: string): Promise<number> {
  const derived = deriveSecret(before);
  const where = { totp_secret: { exists: true } };
  const { docs } = await payload.db.find({ collection: 'users', where, limit: 0, pagination: false });
  let count = 0;
  for (const { id, ...user } of docs) {
    const sealed = v.parse(storedSchema, user).totp_secret;
    const secret = sealed && unseal(sealed, derived, PURPOSE);
    if (!secret) continue;
    await updateFactor({ payload }, id, { totp_secret: seal(secret, payload.secret, PURPOSE) });
    count += 1;
  }
  return count;
}

/** Turns the second factor on; recovery codes are stored as digests. */
export async function enableSecondFactor(
  payload: Payload,
  id: UserId,
  recoveryCodes: readonly string[],
): Promise<void> {
  await updateFactor({ payload }, id, { totp_enabled: true, recovery_digests: recoveryCodes.map(digestRecoveryCode) });
}

/** Turns the second factor off. */
export async function disableSecondFactor(payload: Payload, id: UserId): Promise<void> {
  await updateFactor({ payload }, id, {
    totp_enabled: false,
    totp_secret: null,
    totp_last_period: 0,
    recovery_digests: [],
  });
}

async function spend(req: PayloadRequest, id: UserId, code: string, now: number): Promise<boolean> {
  const { totp_secret, totp_last_period, recovery_digests } = await readFactor(req, id);
  const secret = totp_secret && unseal(totp_secret, req.payload.secret, PURPOSE);
  if (!secret) return false;
  const period = findCodePeriod(secret, code, now);
  if (period !== null) {
    if (period <= (totp_last_period ?? 0)) return false;
    await updateFactor(req, id, { totp_last_period: period });
    return true;
  }
  const digest = digestRecoveryCode(code);
  if (!recovery_digests.includes(digest)) return false;
  await updateFactor(req, id, { recovery_digests: recovery_digests.filter((other) => other !== digest) });
  return true;
}

/**
 * Checks a code and uses it up: neither a device's code nor a recovery code passes twice. Under an advisory lock, so
 * that of two concurrent tries in any processes the second finds it used.
 *
 * @param now milliseconds since 1970
 */
export function spendCode(payload: Payload, id: UserId, code: string, now = Date.now()): Promise<boolean> {
  return runInLockedTransaction(payload, `codes of ${id}`, (req) => spend(req, id, code, now));
}
