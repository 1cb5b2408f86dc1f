import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { BY_ADMINISTRATOR, createUser, find, signIn, successOf, writeUser } from '../support/cms/cms.ts';
import { isSignedIn, login, post, sessionOf, userOf } from '../support/cms/signing-in.ts';
import { newSender } from '../support/pages/wire-post.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const nobody = () => ({ email: `nobody-${crypto.randomUUID()}@kontorwerk.example`, password: 'wrong' });

test('guesses are slowed for who guesses, and the account stays open to its owner', async () => {
  const owner = await createUser(admin, 'editor');
  const [guesser, home] = [newSender(), newSender()];
  const { headers } = await login(owner, guesser);
  const known = headers.getSetCookie().find((cookie) => cookie.startsWith('known-device-')) ?? '';
  const guess = () => login({ ...owner, password: 'wrong' }, guesser, { 'Accept-Language': 'de' });
  for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(401);
  const slowed = await guess();
  expect(slowed.status).toBe(429);
  const seconds = Number(slowed.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await slowed.json()).toMatchObject({ errors: [{ message: expect.stringContaining(`${seconds} Sekunden`) }] });
  // The right password is slowed, too: otherwise the refusals would reveal a correct guess.
  expect((await login(owner, guesser)).status).toBe(429);
  expect((await login(owner, home)).status).toBe(200);
  // A browser in which the owner has signed in before, from whatever address.
  expect((await login(owner, guesser, { Cookie: known.split(';')[0] ?? '' })).status).toBe(200);
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
  // Without a hash comparison for unknown accounts it would take a tenth.
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

test('who reads the admin in German begins with German contents, until they choose others', async () => {
  const owner = await createUser(admin, 'editor');
  const language = async (reader: string) => {
    const as = await signIn(MAIN_STACK.siteUrl, owner, reader);
    const choose = (value: string) => as.send('POST', '/api/payload-preferences/locale', { value });
    return { choose, chosen: await successOf(await as.get('/api/payload-preferences/locale')) };
  };
  expect((await language('en')).chosen).toMatchObject({ value: null });
  const { choose, chosen } = await language('de-DE,de;q=0.9');
  expect(chosen).toMatchObject({ value: 'de' });
  await successOf(await choose('en'));
  expect((await language('de')).chosen).toMatchObject({ value: 'en' });
});

test.each([
  ['another password', { password: 'another-password' }],
  ['other roles', { roles: ['sales'] }],
])('%s, given by an administrator, ends the sessions', async (_, change) => {
  const owner = await createUser(admin, 'editor');
  const before = await signIn(MAIN_STACK.siteUrl, owner);
  expect(await isSignedIn(before)).toBe(true);
  await writeUser(admin, 'PATCH', `/api/users/${await userOf(owner)}`, change);
  expect(await isSignedIn(before)).toBe(false);
});

test('another password of one’s own ends the other sessions, and a deleted account all', async () => {
  const owner = await createUser(admin, 'editor');
  const [here, elsewhere] = [await signIn(MAIN_STACK.siteUrl, owner), await signIn(MAIN_STACK.siteUrl, owner)];
  const id = await userOf(owner);
  const change = { password: 'another-password', current_password: owner.password };
  await successOf(await here.send('PATCH', `/api/users/${id}`, change));
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await successOf(await admin.send('DELETE', `/api/users/${id}`));
  expect(await isSignedIn(here)).toBe(false);
});

test('who changes their own password types the one they have', async () => {
  const owner = await createUser(admin, 'editor');
  const [here, id] = [await signIn(MAIN_STACK.siteUrl, owner), await userOf(owner)];
  const change = (body: object, as = here) =>
    as.send('PATCH', `/api/users/${id}`, { password: 'paper-boats-1', ...body });
  for (const current_password of [undefined, '', 'wrong']) {
    const refused = await change({ current_password });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('the password you signed in with'),
    ]);
  }
  expect((await change({ current_password: { equals: owner.password } })).status).toBe(400);
  const noted = await find(admin, 'audit-log', { who: owner.email, action: 'password_failed' });
  expect(noted.map(({ target }) => target)).toEqual(Array.from({ length: 3 }, () => `users/${id}`));
  expect((await login(owner, newSender())).status).toBe(200);
  await successOf(await change({ current_password: owner.password }));
  expect((await login({ ...owner, password: 'paper-boats-1' }, newSender())).status).toBe(200);
  // Passwords are compared exactly.
  for (const password of ['Paper-boats-1', 'paper-boats-1 ', 'paper-boats-'])
    expect((await login({ ...owner, password }, newSender())).status).toBe(401);
});

test('an administrator’s session alone makes no user and changes nothing that guards an account', async () => {
  const helper = await createUser(admin, 'admin');
  const [helping, owner] = [await signIn(MAIN_STACK.siteUrl, helper), await createUser(admin, 'editor')];
  const id = await userOf(owner);
  const another = { email: `${crypto.randomUUID()}@kontorwerk.example`, password: 'paper-boats-1', roles: ['admin'] };
  const changes = [
    { password: 'paper-boats-1' },
    { email: `new-${owner.email}` },
    { roles: ['admin'] },
    { totp_required: true },
  ];
  const attempts = [
    helping.send('POST', '/api/users', another),
    ...changes.map((change) => helping.send('PATCH', `/api/users/${id}`, change)),
  ];
  // Wrong guesses are rate-limited.
  for (const { status } of await Promise.all(attempts)) expect([400, 429]).toContain(status);
  expect(await find(admin, 'users', { email: owner.email })).toMatchObject([
    { roles: ['editor'], totp_required: false },
  ]);
  expect((await login(owner, newSender())).status).toBe(200);
});

test('an administrator makes users and changes what guards accounts by their own password', async () => {
  const helper = await createUser(admin, 'admin');
  const helping = await signIn(MAIN_STACK.siteUrl, helper);
  const [owner, by] = [await createUser(helping, 'editor', helper.password), { current_password: helper.password }];
  const id = await userOf(owner);
  const wrong = await helping.send('PATCH', `/api/users/${id}`, { roles: ['admin'], current_password: owner.password });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('the password you signed in with')]);
  await successOf(await helping.send('PATCH', `/api/users/${id}`, { password: 'paper-boats-2', ...by }));
  expect((await login({ ...owner, password: 'paper-boats-2' }, newSender())).status).toBe(200);
  await successOf(await helping.send('PATCH', `/api/users/${id}`, { roles: ['sales'], ...by }));
  expect(await find(admin, 'users', { email: owner.email })).toMatchObject([{ roles: ['sales'] }]);
  // Changes that affect no safeguard need no password.
  await successOf(await helping.send('PATCH', `/api/users/${id}`, { name: 'Ada', roles: ['sales'] }));
});

test('who changes the address that a link to a new password would go to types the password, too', async () => {
  const owner = await createUser(admin, 'editor');
  const [here, id] = [await signIn(MAIN_STACK.siteUrl, owner), await userOf(owner)];
  const email = `new-${owner.email}`;
  for (const body of [{ email }, { email, current_password: 'wrong' }])
    expect((await here.send('PATCH', `/api/users/${id}`, body)).status).toBe(400);
  expect((await here.send('PATCH', '/api/users?where[id][exists]=true', { email })).status).toBe(403);
  await successOf(await here.send('PATCH', `/api/users/${id}`, { email: owner.email.toUpperCase(), name: 'Ada' }));
  await successOf(await here.send('PATCH', `/api/users/${id}`, { email, current_password: owner.password }));
  expect((await login({ ...owner, email }, newSender())).status).toBe(200);
});

test.each([
  ['paper-boa', 'has at least 10 characters'],
  ['Password123!', 'This password is in common use'],
])('nobody is given the password %s', async (password, why) => {
  const owner = await createUser(admin, 'editor');
  const refused = await admin.send('PATCH', `/api/users/${await userOf(owner)}`, { password, ...BY_ADMINISTRATOR });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(why)]);
  const email = `${crypto.randomUUID()}@kontorwerk.example`;
  const another = { email, password, roles: ['editor'], ...BY_ADMINISTRATOR };
  expect((await admin.send('POST', '/api/users', another)).status).toBe(400);
  expect((await post('/api/users/reset-password', { token: 'any', password }, newSender())).status).toBe(400);
});

test('signing in anew ends the session that the browser had', async () => {
  const owner = await createUser(admin, 'editor');
  const [before, elsewhere] = [await signIn(MAIN_STACK.siteUrl, owner), await signIn(MAIN_STACK.siteUrl, owner)];
  const headers = { Cookie: `payload-token=${before.token}`, Origin: MAIN_STACK.siteUrl };
  expect((await login(owner, newSender(), headers)).status).toBe(200);
  expect([await isSignedIn(before), await isSignedIn(elsewhere)]).toEqual([false, true]);
});

test('sign-ins that are under way while the password changes bring the old one back neither in the account nor by a session', async () => {
  const owner = await createUser(admin, 'editor');
  const id = await userOf(owner);
  const signIns = Array.from({ length: 6 }, () => login(owner, newSender()));
  await writeUser(admin, 'PATCH', `/api/users/${id}`, { password: 'another-password' });
  for (const answer of await Promise.all(signIns)) {
    expect(await isSignedIn(sessionOf(answer))).toBe(false);
  }
  expect((await login(owner, newSender())).status).toBe(401);
  expect((await login({ ...owner, password: 'another-password' }, newSender())).status).toBe(200);
});

test('of sign-ins at the same moment none ends another', async () => {
  const owner = await createUser(admin, 'editor');
  const answers = await Promise.all([0, 1, 2].map(() => login(owner, newSender())));
  for (const answer of answers) {
    expect(await isSignedIn(sessionOf(answer))).toBe(true);
  }
});
