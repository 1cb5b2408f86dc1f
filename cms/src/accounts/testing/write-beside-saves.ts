import { getPayload } from 'payload';
import { writeBetween } from '#cms/kit/concurrent/testing/paused-save.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { enableSecondFactor, spendCode, storeOfferedSecret } from '../second-factor.ts';

/*
 * Runs in its own process on the PostgreSQL database from the environment: an account is written or deleted after a save
 * of it has read it, and before that writes. Prints what is stored then, as lines of JSON.
 */
/** From RFC 6238: a secret, and a code with its milliseconds since 1970. */
const [SECRET, CODE, TIME] = ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082', 59_000];

const payload = await getPayload({ config });
const admin = await signInAs(payload, 'admin');
const { user, token } = await signInAs(payload, 'editor');
const account = { collection: 'users', id: user.id, depth: 0, overrideAccess: true } as const;
const tell = (...told: readonly unknown[]) => process.stdout.write(`${JSON.stringify(told)}\n`);
const rename = (name: string) => () =>
  requestRest(config, 'PATCH', `/api/users/${user.id}`, { token: admin.token, body: { name } });

await storeOfferedSecret(payload, user.id, SECRET);
await spendCode(payload, user.id, CODE, TIME);
await writeBetween(payload, 'users', rename('Ada'), () => enableSecondFactor(payload, user.id, []));
const { totp_enabled, name } = await payload.findByID(account);
tell('second factor', totp_enabled, name);

await writeBetween(payload, 'users', rename('Bea'), () =>
  requestRest(config, 'POST', '/api/users/logout?allSessions=true', { token }),
);
tell('sessions', (await payload.findByID(account)).sessions?.length ?? 0);

const link = await payload.forgotPassword({ collection: 'users', data: { email: user.email } });
const data = { token: link, password: 'a third paper boat' };
await writeBetween(
  payload,
  'users',
  () => payload.resetPassword({ collection: 'users', data, overrideAccess: true }),
  () => payload.update({ ...account, data: { roles: ['sales'] } }),
);
tell('roles beside a new password', (await payload.findByID(account)).roles);

await writeBetween(payload, 'users', rename('Cleo'), () => payload.delete(account));
tell('deleted account', await payload.findByID({ ...account, disableErrors: true }));
process.exit(0);
