import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { deriveSecret } from '#cms/base/payload-secret.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { seal, unseal } from '#cms/kit/seal.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { digestRecoveryCode, findCodePeriod } from './second-factor-codes.ts';

type UserId = number | string;

/** Payload's hidden fields of a second factor. */
const storedSchema = v.object({
  totp_enabled: v.nullish(v.boolean(), false),
  totp_secret: v.nullish(v.string(), null),
  totp_last_period: v.nullish(v.number(), 0),
  recovery_digests: v.fallback(v.array(v.string()), []),
});

type SecondFactor = v.InferOutput<typeof storedSchema>;

const PURPOSE = 'one-time codes';

/** The database, with the request's transaction where there is one. */
type Scope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Reads a second factor; off for an account that was deleted meanwhile. */
async function readFactor(req: Scope, id: UserId): Promise<SecondFactor> {
  const found = await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } }, req });
  return v.parse(storedSchema, found ?? {});
}

/** Whether an account needs a code besides the password. */
export async function needsCode(payload: Payload, id: UserId): Promise<boolean> {
  return (await readFactor({ payload }, id)).totp_enabled;
}

/**
 * Changes a second factor by what is stored, under the lock of the account's saves: a form writes back all that it has
 * read. Returns whether `change` has returned anything to store.
 */
function changeFactor(
  payload: Payload,
  id: UserId,
  change: (stored: SecondFactor) => Partial<SecondFactor> | null,
): Promise<boolean> {
  return runInTransaction(payload, async (req) => {
    await lockSaves(req, { collection: 'users', id: Number(id) });
    const data = change(await readFactor(req, id));
    if (data !== null) await payload.db.updateOne({ collection: 'users', id, data, returning: false, req });
    return data !== null;
  });
}

/**
 * Stores the secret for a new device, encrypted; it counts once a code of it is confirmed. Returns false if the second
 * factor is on.
 */
export function storeOfferedSecret(payload: Payload, id: UserId, secret: string): Promise<boolean> {
  const offered = { totp_secret: seal(secret, payload.secret, PURPOSE), totp_last_period: 0 };
  return changeFactor(payload, id, ({ totp_enabled }) => (totp_enabled ? null : offered));
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
  for (const { id } of docs) {
    const isResealed = await changeFactor(payload, id, ({ totp_secret }) => {
      const secret = totp_secret && unseal(totp_secret, derived, PURPOSE);
      return secret ? { totp_secret: seal(secret, payload.secret, PURPOSE) } : null;
    });
    if (isResealed) count += 1;
  }
  return count;
}

/**
 * Turns the second factor on; recovery codes are stored as digests. Returns false if it is on, or if no code of the
 * stored secret was used: another one may have been offered since.
 */
export function enableSecondFactor(payload: Payload, id: UserId, recoveryCodes: readonly string[]): Promise<boolean> {
  const enabled = { totp_enabled: true, recovery_digests: recoveryCodes.map(digestRecoveryCode) };
  return changeFactor(payload, id, ({ totp_enabled, totp_last_period }) =>
    totp_enabled || !totp_last_period ? null : enabled,
  );
}

/** Turns the second factor off. */
export async function disableSecondFactor(payload: Payload, id: UserId): Promise<void> {
  const off = { totp_enabled: false, totp_secret: null, totp_last_period: 0, recovery_digests: [] };
  await changeFactor(payload, id, () => off);
}

/**
 * Checks a code and uses it up: neither a device's code nor a recovery code passes twice, even of two concurrent tries
 * in any processes.
 *
 * @param now milliseconds since 1970
 */
export function spendCode(payload: Payload, id: UserId, code: string, now = Date.now()): Promise<boolean> {
  return changeFactor(payload, id, ({ totp_secret, totp_last_period, recovery_digests }) => {
    const secret = totp_secret && unseal(totp_secret, payload.secret, PURPOSE);
    if (!secret) return null;
    const period = findCodePeriod(secret, code, now);
    if (period !== null) return period > (totp_last_period ?? 0) ? { totp_last_period: period } : null;
    const digest = digestRecoveryCode(code);
    const rest = recovery_digests.filter((other) => other !== digest);
    return rest.length < recovery_digests.length ? { recovery_digests: rest } : null;
  });
}
