import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CmsSession, type Credentials, createUser, find, session, signIn, successOf } from '../support/cms.ts';
import { MAIN_STACK } from '../support/stacks.ts';
import { admin } from '../support/staff.ts';
import { newSender } from '../support/wire-post.ts';

/** Straight to the CMS, as the site's proxy asks it, so that each test has addresses of its own. */
function post(path: string, body: object, sender: string, headers: HeadersInit = {}): Promise<Response> {
  return fetch(`${MAIN_STACK.cmsUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': sender, ...headers },
    body: JSON.stringify(body),
  });
}

const login = (body: Credentials & { readonly code?: string }, sender: string, headers?: HeadersInit) =>
  post('/api/users/login', body, sender, headers);

const nobody = () => ({ email: `nobody-${crypto.randomUUID()}@kontorwerk.example`, password: 'wrong' });

test('guesses are slowed for who guesses, and the account stays open to its owner', async () => {
  const owner = await createUser(admin, 'editor');
  const [guesser, home] = [newSender(), newSender()];
  const guess = () => login({ ...owner, password: 'wrong' }, guesser, { 'Accept-Language': 'de' });
  for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(401);
  const slowed = await guess();
  expect(slowed.status).toBe(429);
  const seconds = Number(slowed.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await slowed.json()).toMatchObject({ errors: [{ message: expect.stringContaining(`${seconds} Sekunden`) }] });
  // The right password too: otherwise the refusals would tell when it was guessed.
  expect((await login(owner, guesser)).status).toBe(429);
  expect((await login(owner, home)).status).toBe(200);
  expect((await login(nobody(), guesser)).status).toBe(401);
});

test('whoever has an account is told neither by the answer nor by its time', async () => {
  const owner = await createUser(admin, 'editor');
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let time = 0; time < 4; time += 1) {
    for (const [kind, who] of [['known', { ...owner, password: 'wrong' }] as const, ['unknown', nobody()] as const]) {
      const before = performance.now();
      const answer = await login(who, newSender());
      times[kind].push(performance.now() - before);
      answers.add(`${answer.status} ${await answer.text()}`);
    }
  }
  expect(answers.size).toBe(1);
  // Without the same effort it is a tenth.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 4);
});

test('a link to a new password is asked for with the same answer, whether there is an account or not', async () => {
  const owner = await createUser(admin, 'editor');
  const sender = newSender();
  const ask = async (email: string) => {
    const answer = await post('/api/users/forgot-password', { email }, sender);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ask(owner.email)).toBe(await ask(nobody().email));
  for (let time = 0; time < 4; time += 1) await ask(owner.email);
  expect(await ask(owner.email)).toMatch(/^429 /);
});

async function userOf({ email }: Credentials): Promise<string> {
  const [user] = await find(admin, 'users', { email });
  return String(user?.id);
}

const isSignedIn = async (as: CmsSession) => {
  const { user } = v.parse(v.object({ user: v.nullable(v.unknown()) }), await successOf(await as.get('/api/users/me')));
  return user !== null;
};

test.each([
  ['another password', { password: 'another-password' }],
  ['other roles', { roles: ['sales'] }],
])('%s, given by an administrator, ends the sessions', async (_, change) => {
  const owner = await createUser(admin, 'editor');
  const before = await signIn(MAIN_STACK.siteUrl, owner);
  expect(await isSignedIn(before)).toBe(true);
  await successOf(await admin.send('PATCH', `/api/users/${await userOf(owner)}`, change));
  expect(await isSignedIn(before)).toBe(false);
});

test('another password of one’s own ends the other sessions, and a deleted account all', async () => {
  const owner = await createUser(admin, 'editor');
  const [here, elsewhere] = [await signIn(MAIN_STACK.siteUrl, owner), await signIn(MAIN_STACK.siteUrl, owner)];
  const id = await userOf(owner);
  await successOf(await here.send('PATCH', `/api/users/${id}`, { password: 'another-password' }));
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await successOf(await admin.send('DELETE', `/api/users/${id}`));
  expect(await isSignedIn(here)).toBe(false);
});

/** A device that was set up with a secret. */
function device(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // A later period, whose code nobody has used: the server takes it as that of a device that is ahead.
  return { code: (ahead: 0 | 1) => totp.generate({ timestamp: Date.now() + ahead * 30_000 }) };
}

async function withSecondFactor() {
  const owner = await createUser(admin, 'editor');
  const here = await signIn(MAIN_STACK.siteUrl, owner);
  const begun = await successOf(await here.send('POST', '/api/users/second-factor/begin', {}));
  const { secret, picture } = v.parse(v.object({ secret: v.string(), picture: v.string() }), begun);
  expect(picture).toContain('<svg');
  const { code } = device(secret);
  expect((await here.send('POST', '/api/users/second-factor/confirm', { code: '000000' })).status).toBe(400);
  const confirmed = await successOf(await here.send('POST', '/api/users/second-factor/confirm', { code: code(0) }));
  const { recovery_codes } = v.parse(v.object({ recovery_codes: v.array(v.string()) }), confirmed);
  expect(recovery_codes).toHaveLength(10);
  return { owner, here, code, recovery_codes };
}

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

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
  const token = cookieOf(right, 'payload-token')?.slice('payload-token='.length) ?? '';
  expect(await isSignedIn(session(MAIN_STACK.siteUrl, token))).toBe(true);
  expect((await post('/api/users/login-code', { code: next }, sender, pending)).status).toBe(401);
  expect((await post('/api/users/login-code', { code: next }, sender)).status).toBe(401);
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

test('an administrator turns it off for who lost the device, and nobody else does', async () => {
  const { owner, here } = await withSecondFactor();
  const id = await userOf(owner);
  expect((await here.send('POST', '/api/users/second-factor/reset', { id })).status).toBe(403);
  expect((await here.send('POST', '/api/users/second-factor/remove', { code: '000000' })).status).toBe(400);
  const shown = await successOf(await here.get('/api/users/me'));
  expect(JSON.stringify(shown)).not.toMatch(/totp_secret|recovery_digests|totp_last_period/);
  await successOf(await admin.send('POST', '/api/users/second-factor/reset', { id: Number(id) }));
  expect((await login(owner, newSender())).status).toBe(200);
});

test('who must have a second factor reaches nothing before it is set up', async () => {
  const owner = await createUser(admin, 'editor');
  await successOf(await admin.send('PATCH', `/api/users/${await userOf(owner)}`, { totp_required: true }));
  const editor = await signIn(MAIN_STACK.siteUrl, owner);
  const page = { title: 'x', page_key: 'legal' };
  expect((await editor.send('POST', '/api/pages', page)).status).toBe(403);
  expect((await editor.send('PATCH', `/api/users/${await userOf(owner)}`, { totp_required: false })).status).toBe(200);
  expect(await find(admin, 'users', { email: owner.email })).toMatchObject([{ totp_required: true }]);
});
