/** Permissions: every cell of the tables, requested over HTTP. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  ENDPOINT_TABLE,
  NO_ID,
  type Operation,
  ROLE_TABLE,
  type Row,
  SERVER_FUNCTION_TABLE,
} from '../../cms/src/kit/access/role-table.ts';
import { ROLES, type Role } from '../../cms/src/kit/access/roles.ts';
import { admin } from '../support/cms/administrator.ts';
import {
  type CmsSession,
  createUser,
  find,
  session,
  signIn,
  signInAs,
  successOf,
  writeUser,
} from '../support/cms/cms.ts';
import { callServerFunction, sendAction } from '../support/cms/server-functions.ts';
import { editor, recruiter, sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;
const visitor: CmsSession = {
  ...session(siteUrl, ''),
  get: (path) => fetch(`${siteUrl}${path}`),
  send: (method, path) => fetch(`${siteUrl}${path}`, { method }),
};

const withId = v.object({ id: v.number() });
const made = v.object({ doc: withId });

const me = v.object({ user: withId });
const idOf = async (as: CmsSession) => v.parse(me, await successOf(await as.get('/api/users/me'))).user.id;

const translator = await signInAs(admin, 'translator');
const people: Readonly<Record<Role, CmsSession>> = {
  ...{ admin, editor, translator, recruiter, sales },
  translator_en: await signInAs(admin, 'translator_en'),
};

/** Returns the language in which a user writes. */
const languageOf = (as: CmsSession) => (as === people.translator_en ? 'en' : 'de');

/** The request for each operation: on a missing document, so that it changes nothing. */
const ASKED: Readonly<Record<Operation, (as: CmsSession, name: string) => Promise<Response>>> = {
  read: (as, name) => as.get(`/api/${name}?limit=1`),
  create: (as, name) => as.send('POST', `/api/${name}?draft=false`, { id: 'none' }),
  update: (as, name) =>
    name.startsWith('globals/')
      ? as.send('POST', `/api/${name}?locale=${languageOf(as)}`, {})
      : as.send('PATCH', `/api/${name}/${NO_ID}?locale=${languageOf(as)}&draft=true`, {}),
  delete: (as, name) => as.send('DELETE', `/api/${name}/${NO_ID}`),
  versions: (as, name) => as.get(`/api/${name}/versions?limit=1`),
};

/** Operations that globals don't have. */
const ASKS_NOTHING: Readonly<Record<string, readonly Operation[]>> = { globals: ['create', 'delete'] };

const REFUSED_STATUSES = [401, 403, 404, 405, 501];

function isReached(operation: Operation, name: string, status: number): boolean {
  // Its data are refused while another test is changing the offices in the same settings.
  if (name.startsWith('globals/') && operation === 'update') return status === 200 || status === 400;
  if (operation === 'update' || operation === 'delete') return status === 404;
  // An allowed one is refused for its data, and creates nothing.
  if (operation === 'create') return status === 400;
  return status === 200;
}

const rows: readonly (readonly [string, Row])[] = Object.entries(ROLE_TABLE);

test.each(rows)('%s: each role does what the table says and nothing else', async (name, row) => {
  const isClosed = ['payload-kv', 'payload-migrations', 'globals/payload-jobs-stats'].includes(name);
  const operations = (['read', 'create', 'update', 'delete', 'versions'] as const).filter(
    (operation) => !(name.startsWith('globals/') && ASKS_NOTHING.globals?.includes(operation)),
  );
  for (const operation of operations) {
    const { status } = await ASKED[operation](visitor, name);
    expect(REFUSED_STATUSES, `visitor, ${operation}`).toContain(status);
    for (const role of ROLES) {
      const reach = row[operation][role];
      // A reach that depends on the document can't be judged on a missing one: tested below.
      if (reach !== undefined && reach !== 'all' && reach !== 'texts' && operation !== 'read') continue;
      const answer = await ASKED[operation](people[role], name);
      const said = `${role}, ${operation}: ${answer.status} ${await answer.text()}`;
      if (reach !== undefined) expect(isReached(operation, name, answer.status), said).toBe(true);
      else if (operation === 'versions' || isClosed) expect([403, 404], said).toContain(answer.status);
      else expect([401, 403], said).toContain(answer.status);
    }
  }
});

test.each(ENDPOINT_TABLE)('$method $path is for $roles', async ({ method, path, roles }) => {
  const ask = (as: CmsSession) => (method === 'GET' ? as.get(path) : as.send(method, path, {}));
  expect([400, 401, 403, 404], 'visitor').toContain((await ask(visitor)).status);
  for (const role of ROLES) {
    const { status } = await ask(people[role]);
    if (roles.includes(role)) expect([200, 400, 404, 409], `${role}: ${status}`).toContain(status);
    else expect([400, 401, 403, 404], `${role}: ${status}`).toContain(status);
    if (!roles.includes(role) && roles.length > 0) expect(status, role).toBe(403);
  }
});

const REFUSED = 'You are not allowed to perform this action.';

test.each(Object.entries(SERVER_FUNCTION_TABLE))('the server function %s is for %j', async (name, roles) => {
  // The call names missing documents, so that it changes nothing.
  const call = {
    name,
    args: { widgetSlug: 'none', valueToSlugify: 'A', deleteID: NO_ID, doc: { relationTo: 'posts' } },
  };
  const isRefused = async (as: CmsSession) => (await callServerFunction(as, call)).includes(REFUSED);
  expect((await sendAction(visitor, JSON.stringify([call]))).status, 'visitor').toBe(405);
  const allowed: readonly Role[] = roles;
  for (const role of ROLES) expect(await isRefused(people[role]), role).toBe(!allowed.includes(role));
});

test('forms of what a role does not read are refused, and what it does not write is not locked', async () => {
  const [page] = await find(admin, 'pages', {}, { limit: '1' });
  const ofPage = { 'document.relationTo': 'pages', 'document.value': String(page?.id) };
  const locks = async () => find(admin, 'payload-locked-documents', ofPage);
  const form = { operation: 'update', schemaPath: 'pages', data: {}, returnLockStatus: true, updateLastEdited: true };
  const opened = { name: 'form-state', args: { collectionSlug: 'pages', id: page?.id, ...form } };
  expect(await callServerFunction(people.sales, opened)).not.toContain(REFUSED);
  expect(await locks()).toEqual([]);
  expect(await callServerFunction(people.editor, opened)).not.toContain(REFUSED);
  const [lock, ...more] = await locks();
  expect([lock, more]).toMatchObject([{ id: expect.any(Number) }, []]);
  await successOf(await people.editor.send('DELETE', `/api/payload-locked-documents/${lock?.id}`));
  const closed = { name: 'form-state', args: { collectionSlug: 'applications', ...form, schemaPath: 'applications' } };
  expect(await callServerFunction(people.sales, closed)).toContain(REFUSED);
});

test('who has yet to set up a second factor calls no server function', async () => {
  const owner = await createUser(admin, 'editor');
  const waiting = await signIn(siteUrl, owner);
  await writeUser(admin, 'PATCH', `/api/users/${await idOf(waiting)}`, { totp_required: true });
  const again = await signIn(siteUrl, owner);
  for (const name of Object.keys(SERVER_FUNCTION_TABLE))
    expect(await callServerFunction(again, { name, args: {} }), name).toContain(REFUSED);
});

test.each(['pages', 'projects', 'posts', 'jobs'])('drafts of %s are for who writes them', async (name) => {
  const draft = { title: `Draft ${crypto.randomUUID()}`, page_key: 'page', type: 'blog' };
  const { doc } = v.parse(
    made,
    await successOf(await people.editor.send('POST', `/api/${name}?draft=true&locale=en`, draft)),
  );
  try {
    for (const role of ROLES) {
      const { status } = await people[role].get(`/api/${name}/${doc.id}?draft=true`);
      const published = role === 'recruiter' || role === 'sales';
      expect(status === 200, `${role}: ${status}`).toBe(!published);
    }
  } finally {
    await successOf(await admin.send('DELETE', `/api/${name}/${doc.id}`));
  }
});

test('preferences are everybody’s own', async () => {
  const key = `key-${crypto.randomUUID()}`;
  await successOf(await people.sales.send('POST', `/api/payload-preferences/${key}`, { value: { shown: 1 } }));
  const [own] = await find(people.sales, 'payload-preferences', { key });
  expect(own).toMatchObject({ value: { shown: 1 } });
  expect(await find(admin, 'payload-preferences', { key })).toEqual([]);
  const others = [
    people.recruiter.send('PATCH', `/api/payload-preferences/${own?.id}`, { value: 1 }),
    people.recruiter.send('DELETE', `/api/payload-preferences/${key}`),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([403, 404]);
  const [kept] = await find(people.sales, 'payload-preferences', { key });
  expect(kept).toMatchObject({ value: { shown: 1 } });
});

test('an account is its owner’s; colleagues see each other’s names, and not how the accounts are guarded', async () => {
  const [colleague, stranger] = [await createUser(admin, 'sales'), await createUser(admin, 'editor')];
  const as = await signIn(siteUrl, colleague);
  const id = await idOf(as);
  const other = await idOf(await signIn(siteUrl, stranger));
  const seenBy = (one: CmsSession, account: number) => find(one, 'users', { id: String(account) });
  const [seen] = await seenBy(people.sales, id);
  expect(seen).toMatchObject({ id });
  for (const hidden of ['email', 'roles', 'totp_enabled']) {
    expect(seen).not.toHaveProperty(hidden);
    expect((await people.sales.get(`/api/users?where[${hidden}][exists]=true`)).status, hidden).toBe(400);
  }
  expect(await seenBy(people.sales, other)).toEqual([]);
  expect(await seenBy(people.editor, id)).toEqual([]);
  expect(await seenBy(people.translator, id)).toEqual([]);
  for (const role of ['editor', 'translator', 'translator_en', 'recruiter', 'sales'] as const)
    expect((await people[role].send('PATCH', `/api/users/${id}`, { name: 'x' })).status, role).toBe(403);
  await successOf(await as.send('PATCH', `/api/users/${id}`, { name: 'Grace' }));
});
