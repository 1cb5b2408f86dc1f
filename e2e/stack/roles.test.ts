import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, createUser, find, session, signIn, signInAs, successOf } from '../support/cms/cms.ts';
import { editor, recruiter, sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const visitor: CmsSession = {
  ...session(MAIN_STACK.siteUrl, ''),
  get: (path) => fetch(`${MAIN_STACK.siteUrl}${path}`),
};
const EVERYBODY = { visitor, editor, recruiter, sales, admin };

test('nobody has jobs run by asking for an address, an administrator neither', async () => {
  for (const as of Object.values(EVERYBODY)) {
    const { status } = await as.get('/api/payload-jobs/run');
    expect([401, 403, 404]).toContain(status);
  }
});

const ofMe = v.object({ user: v.object({ id: v.number(), roles: v.array(v.string()) }) });

test('nobody gives themselves a role, or writes what the server alone keeps of an account', async () => {
  const who = await createUser(admin, 'sales');
  const as = await signIn(MAIN_STACK.siteUrl, who);
  const { id } = v.parse(ofMe, await successOf(await as.get('/api/users/me'))).user;
  const wished = { roles: ['admin'], totp_enabled: true, hash: 'a', salt: 'b', resetPasswordToken: 'c', name: 'Ada' };
  await successOf(await as.send('PATCH', `/api/users/${id}`, wished));
  expect((await as.send('PATCH', '/api/users?where[id][exists]=true', { name: 'Ada Lovelace' })).status).toBe(403);
  const [kept] = await find(admin, 'users', { email: who.email });
  expect(kept).toMatchObject({ roles: ['sales'], totp_enabled: false, name: 'Ada' });
  expect(Object.keys(kept ?? {}).filter((name) => /hash|salt|token|secret|digest|password/i.test(name))).toEqual([]);
  await signIn(MAIN_STACK.siteUrl, who);
  expect((await as.send('PATCH', `/api/users/${id + 1}`, { name: 'x' })).status).toBe(403);
});

test.each(['hash', 'salt', 'resetPasswordToken', 'totp_secret', 'recovery_digests', 'sessions.id'])(
  'nobody asks the database for %s, not even whether there is one',
  async (field) => {
    for (const query of [`where[${field}][exists]=true`, `sort=${field}`])
      expect((await sales.get(`/api/users?${query}`)).status).toBe(400);
    expect((await sales.get(`/api/contact-messages?sort=assigned_to.${field}`)).status).toBe(400);
  },
);

const isSignedIn = async (token: string) => {
  const answer = await session(MAIN_STACK.siteUrl, token).get('/api/users/me');
  return v.parse(v.object({ user: v.nullable(v.unknown()) }), await successOf(answer)).user !== null;
};

test('whoever signs out is signed out, also who has kept the token', async () => {
  const as = await signInAs(admin, 'editor');
  expect(await isSignedIn(as.token)).toBe(true);
  const left = await as.send('POST', '/api/users/logout');
  expect(left.status).toBe(200);
  expect(left.headers.get('set-cookie')).toMatch(/^payload-token=;.*Expires=/);
  expect(await isSignedIn(as.token)).toBe(false);
});

test('a token counts as the CMS signed it, and no other way', async () => {
  const [head = '', claims = '', signature = ''] = editor.token.split('.');
  const read = (part: string): object =>
    v.parse(v.looseObject({}), JSON.parse(Buffer.from(part, 'base64url').toString()));
  const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forged = [
    `${written({ ...read(head), alg: 'none' })}.${claims}.`,
    `${written({ ...read(head), alg: 'none' })}.${claims}.${signature}`,
    `${written({ ...read(head), jwk: { kty: 'oct', k: 'AAAA' } })}.${claims}.${signature}`,
    `${head}.${written({ ...read(claims), id: 1, roles: ['admin'] })}.${signature}`,
    `${head}.${written({ ...read(claims), exp: 9_999_999_999 })}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
  ];
  for (const token of forged) expect(await isSignedIn(token), token).toBe(false);
  expect(await isSignedIn(editor.token)).toBe(true);
});
