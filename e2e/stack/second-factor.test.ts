import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, createUser, find, type Role, signIn, successOf, writeUser } from '../support/cms/cms.ts';
import { cookieOf, isSignedIn, login, post, sessionOf, userOf } from '../support/cms/signing-in.ts';
import { newSender } from '../support/pages/wire-post.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

/** Simulates a device that was set up with a secret. */
function device(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // A later period's code is unused: the server accepts it from a device that is ahead.
  return { code: (ahead: 0 | 1) => totp.generate({ timestamp: Date.now() + ahead * 30_000 }) };
}

async function withSecondFactor(role: Role = 'editor') {
  const owner = await createUser(admin, role);
  const here = await signIn(MAIN_STACK.siteUrl, owner);
  const { password } = owner;
  const begun = await successOf(await here.send('POST', '/api/users/second-factor/begin', { password }));
  const { secret, picture } = v.parse(v.object({ secret: v.string(), picture: v.string() }), begun);
  expect(picture).toContain('<svg');
  const { code } = device(secret);
  expect((await here.send('POST', '/api/users/second-factor/confirm', { code: '000000' })).status).toBe(400);
  const confirmed = await successOf(await here.send('POST', '/api/users/second-factor/confirm', { code: code(0) }));
  const { recovery_codes } = v.parse(v.object({ recovery_codes: v.array(v.string()) }), confirmed);
  expect(recovery_codes).toHaveLength(10);
  return { owner, here, code, recovery_codes };
}

test('with a second factor, the password alone gives no token, and each code lets in once', async () => {
  const { owner, code } = await withSecondFactor();
  const sender = newSender();
  const first = await login(owner, sender);
  expect(first.status).toBe(202);
  expect(cookieOf(first, 'payload-token')).toBeUndefined();
  expect(await first.text()).not.toMatch(/token|"user"/);
  const pending = { Cookie: cookieOf(first, 'pending-sign-in') ?? '' };
  const wrong = await post('/api/users/login-code', { code: '000000' }, sender, pending);
  expect([wrong.status, cookieOf(wrong, 'payload-token')]).toEqual([401, undefined]);
  const next = code(1);
  const right = await post('/api/users/login-code', { code: next }, sender, pending);
  expect(right.status).toBe(200);
  expect(await isSignedIn(sessionOf(right))).toBe(true);
  expect((await post('/api/users/login-code', { code: next }, sender, pending)).status).toBe(401);
  expect((await post('/api/users/login-code', { code: next }, sender)).status).toBe(401);
});

test('of two sign-ins with the same code at the same moment one passes, and is noted under its name', async () => {
  const { owner, code } = await withSecondFactor();
  const next = code(1);
  const answers = await Promise.all([0, 1].map(() => login({ ...owner, code: next }, newSender())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const pending = { Cookie: cookieOf(await login(owner, newSender()), 'pending-sign-in') ?? '' };
  expect((await post('/api/users/login-code', { code: next }, newSender(), pending)).status).toBe(401);
  const noted = await find(admin, 'audit-log', { who: owner.email, action: 'code_failed' });
  expect(noted.length).toBeGreaterThanOrEqual(2);
});

test('who comes in by an account, or tries to, is noted under it, whoever the browser is signed in as', async () => {
  const { owner, code } = await withSecondFactor();
  const another = await signIn(MAIN_STACK.siteUrl, await createUser(admin, 'sales'));
  const signedIn = { Cookie: `payload-token=${another.token}`, Origin: MAIN_STACK.siteUrl };
  expect((await login({ ...owner, password: 'wrong' }, newSender(), signedIn)).status).toBe(401);
  const first = await login(owner, newSender(), signedIn);
  const pending = { ...signedIn, Cookie: `${signedIn.Cookie}; ${cookieOf(first, 'pending-sign-in')}` };
  expect((await post('/api/users/login-code', { code: code(1) }, newSender(), pending)).status).toBe(200);
  const noted = async (action: string) => (await find(admin, 'audit-log', { who: owner.email, action })).length;
  // The first was recorded before the second factor was set up.
  expect([await noted('sign_in_failed'), await noted('signed_in')]).toEqual([1, 2]);
});

test('an account that is deleted before the code comes lets nobody in', async () => {
  const { owner, code } = await withSecondFactor();
  const pending = { Cookie: cookieOf(await login(owner, newSender()), 'pending-sign-in') ?? '' };
  await successOf(await admin.send('DELETE', `/api/users/${await userOf(owner)}`));
  expect((await post('/api/users/login-code', { code: code(1) }, newSender(), pending)).status).toBe(401);
});

test('codes are guessed five times, and a recovery code lets in once', async () => {
  const { owner, recovery_codes } = await withSecondFactor();
  const [code = ''] = recovery_codes;
  expect((await login({ ...owner, code }, newSender())).status).toBe(200);
  expect((await login({ ...owner, code }, newSender())).status).toBe(401);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await login({ ...owner, code: '000000' }, newSender())).status);
  expect(statuses).toContain(401);
  expect(statuses.at(-1)).toBe(429);
});

test('an administrator turns it off for who lost the device, by their own password, and nobody else does', async () => {
  const { owner, here } = await withSecondFactor();
  const id = Number(await userOf(owner));
  const helper = await createUser(admin, 'admin');
  const helping = await signIn(MAIN_STACK.siteUrl, helper);
  const reset = (as: CmsSession, password: string) =>
    as.send('POST', '/api/users/second-factor/reset', { id, password });
  expect((await reset(here, owner.password)).status).toBe(403);
  const shown = await successOf(await here.get('/api/users/me'));
  expect(JSON.stringify(shown)).not.toMatch(/totp_secret|recovery_digests|totp_last_period/);
  for (const password of ['', owner.password]) {
    expect((await reset(helping, password)).status).toBe(400);
    expect((await login(owner, newSender())).status).toBe(202);
  }
  await successOf(await reset(helping, helper.password));
  expect((await login(owner, newSender())).status).toBe(200);
});

test('an administrator turns off their own with a code only', async () => {
  const { owner, here } = await withSecondFactor('admin');
  const body = { id: Number(await userOf(owner)), password: owner.password };
  expect((await here.send('POST', '/api/users/second-factor/reset', body)).status).toBe(403);
  expect((await login(owner, newSender())).status).toBe(202);
});

test('setting it up and turning it off take the password besides the session, and guesses are slowed', async () => {
  const { owner, here, code } = await withSecondFactor();
  const remove = (body: object) => here.send('POST', '/api/users/second-factor/remove', body);
  const next = code(1);
  expect((await remove({ code: next })).status).toBe(400);
  expect((await remove({ code: '000000', password: owner.password })).status).toBe(400);
  expect((await login(owner, newSender())).status).toBe(202);
  await successOf(await remove({ code: next, password: owner.password }));
  expect((await login(owner, newSender())).status).toBe(200);

  const begin = (password?: string) => here.send('POST', '/api/users/second-factor/begin', { password });
  const refused = await begin();
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('the password you signed in with'),
  ]);
  // One was typed above, and all guesses count together.
  for (const password of ['wrong', 'wrong again', owner.password.toUpperCase()])
    expect((await begin(password)).status).toBe(400);
  const slowed = await begin(owner.password);
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await find(admin, 'audit-log', { who: owner.email, action: 'password_failed' })).toHaveLength(5);
});

test('who must have a second factor reaches nothing before it is set up', async () => {
  const owner = await createUser(admin, 'editor');
  await writeUser(admin, 'PATCH', `/api/users/${await userOf(owner)}`, { totp_required: true });
  const editor = await signIn(MAIN_STACK.siteUrl, owner);
  const page = { title: 'x', page_key: 'legal' };
  expect((await editor.send('POST', '/api/pages', page)).status).toBe(403);
  expect((await editor.send('PATCH', `/api/users/${await userOf(owner)}`, { totp_required: false })).status).toBe(200);
  expect(await find(admin, 'users', { email: owner.email })).toMatchObject([{ totp_required: true }]);
});
