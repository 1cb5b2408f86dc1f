import type { Language } from '@kontorwerk/contract/languages';
import { getPayload } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import config from '#cms/schema/payload.config.ts';
import { SERVER_FUNCTION_TABLE } from '../role-table.ts';
import { ROLES, type Role } from '../roles.ts';
import { checkCall } from '../server-functions.ts';

/*
 * Runs in a separate process on the data folder from the environment: users call server functions for collections, and
 * open forms that lock. Prints lines of JSON.
 */
const payload = await getPayload({ config });

async function somebody(role: Role, more: Partial<User> = {}): Promise<User> {
  const data = { email: `${crypto.randomUUID()}@kontorwerk.example`, password: 'paper boat harbour', roles: [role] };
  return payload.create({ collection: 'users', data: { ...data, ...more }, depth: 0, overrideAccess: true });
}

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const check = (user: User | null, call: unknown, language: Language = 'en') =>
  checkCall(payload, { user: user && { ...user, collection: 'users' }, language }, call);
const calls = async (user: User | null, call: unknown) => 'call' in (await check(user, call));

const waiting = await somebody('admin', { totp_required: true });
const people = Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, await somebody(role)] as const)));
const review = await payload.create({
  collection: 'reviews',
  data: { name: 'Kept', review: 'Kept', location_company: 'Kept' },
  depth: 0,
  overrideAccess: true,
});
const args = {
  collectionSlug: 'reviews',
  docID: review.id,
  overrideEntityVisibility: true,
  fromLocale: 'en',
  toLocale: 'de',
};
const names = [...Object.keys(SERVER_FUNCTION_TABLE), 'none', 'constructor', '__proto__'];
for (const name of names) {
  const roles = [];
  for (const role of ROLES) if (await calls(people[role] ?? null, { name, args })) roles.push(role);
  print({ name, roles, others: [await calls(null, { name, args }), await calls(waiting, { name, args })] });
}

for (const call of [null, 'form-state', {}, { name: 'form-state' }])
  print({ call, admin: await calls(people.admin ?? null, call) });

const wrong = { fromLocale: 'en', toLocale: 'xx' };
/** A form state, which has an entry for the list too. */
const FAR_ROW = { sections: { value: 1001, disableFormData: true, rows: [] }, 'sections.1000.title': { value: 'Far' } };
for (const [name, sent] of [
  ['render-document', {}],
  ['render-list', { collectionSlug: 'reviews', query: { queryByGroup: '{' } }],
  ['copy-data-from-locale', { ...args, ...wrong }],
  ['copy-data-from-locale', { ...args, docID: 999_999 }],
  ['render-document', { collectionSlug: 'none' }],
  ['render-document', { collectionSlug: 'users', docID: 1 }],
  ['render-list', { collectionSlug: 'users' }],
  ['render-list', { collectionSlug: 'reviews' }],
  ['form-state', { collectionSlug: 'pages', data: { sections: Array(1001).fill({ blockType: 'Banner' }) } }],
  ['form-state', { collectionSlug: 'pages', formState: FAR_ROW }],
  ['render-document', { collectionSlug: 'pages', initialData: { sections: Array(1001).fill(null) } }],
] as const)
  print({ name, editor: Object.values(await check(people.editor ?? null, { name, args: sent }))[0] });
const far = { name: 'form-state', args: { formState: FAR_ROW } };
print({ inGerman: Object.values(await check(people.editor ?? null, far, 'de'))[0] });

const locks = async (role: Role, args: object) => {
  const call = { name: 'form-state', args: { ...args, returnLockStatus: true } };
  const allowed = await check(people[role] ?? waiting, call);
  return 'call' in allowed ? allowed.call.args.returnLockStatus : 'refused';
};
const of = { collectionSlug: 'reviews', id: review.id };
print({ review: [await locks('editor', of), await locks('sales', of), await locks('editor', { ...of, id: 999 })] });
const account = { collectionSlug: 'users', id: people.sales?.id };
print({ account: [await locks('admin', account), await locks('sales', account), await locks('recruiter', account)] });
const words = { globalSlug: 'words' };
print({ words: [await locks('editor', words), await locks('sales', words)] });
print({
  applications: [
    await locks('recruiter', { collectionSlug: 'applications' }),
    await locks('sales', { collectionSlug: 'applications' }),
  ],
});
process.exit(0);
