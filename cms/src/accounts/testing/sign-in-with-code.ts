import { getPayload } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { ensureFirstAdmin } from '#cms/commands/first-admin.ts';
import config from '#cms/schema/payload.config.ts';
import { enableSecondFactor, resealSecrets, spendCode, storeOfferedSecret } from '../second-factor.ts';

/*
 * Runs in its own process, on the data folder and with the secrets of the environment: an account has a second factor,
 * and uses the next code of its device. Prints how many were resealed before, and whether the code passed, as JSON.
 */
/** From RFC 6238: a secret, and its codes with their seconds since 1970. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const FIRST = [59, '287082'] as const;
const CODES = [
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

const payload = await getPayload({ config });
const isFirst = (await ensureFirstAdmin(payload, settings)) !== null;
const { docs } = await payload.find({ collection: 'users', limit: 1, overrideAccess: true });
const [user] = docs;
if (!user) throw new Error('There is nobody.');
if (isFirst) {
  await storeOfferedSecret(payload, user.id, SECRET);
  await spendCode(payload, user.id, FIRST[1], FIRST[0] * 1_000);
  await enableSecondFactor(payload, user.id, []);
}
const sealed = settings.secretBefore === undefined ? 0 : await resealSecrets(payload, settings.secretBefore);
let passed = false;
for (const [seconds, code] of CODES) passed ||= await spendCode(payload, user.id, code, seconds * 1_000);
process.stdout.write(`${JSON.stringify([sealed, passed])}\n`);
process.exit(0);
