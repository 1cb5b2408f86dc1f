import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on the data folder of the environment: sales reads, queries and assigns colleagues. Prints as
 * lines of JSON what is answered.
 */
const payload = await getPayload({ config });
const [sales, colleague, recruiter] = [
  await signInAs(payload, 'sales'),
  await signInAs(payload, 'sales'),
  await signInAs(payload, 'recruiter'),
];
await payload.db.updateOne({ collection: 'users', id: colleague.user.id, data: { name: 'Grace' } });
const message = await payload.db.create({ collection: 'contact-messages', data: { email: 'ada@example.com' } });

function print(...line: readonly unknown[]): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const account = v.looseObject({ id: v.number() });
const list = v.object({ docs: v.array(account) });
/** Returns the names of an account's fields that the answer has. */
const shown = (user: object) => ['name', 'email', 'roles', 'totp_enabled'].filter((name) => name in user);

async function ask(path: string, method: 'GET' | 'POST' = 'GET') {
  const { status, text } = await requestRest(config, method, path, { token: sales.token });
  return { status, body: JSON.parse(text) };
}

const { docs } = v.parse(list, (await ask('/api/users?depth=0&sort=name')).body);
for (const [who, { user }] of Object.entries({ own: sales, colleague, recruiter })) {
  const seen = docs.find(({ id }) => id === user.id);
  print(who, seen ? shown(seen) : null);
}
print('me', shown(v.parse(v.object({ user: account }), (await ask('/api/users/me')).body).user));
const right = v.object({ fields: v.object({ email: v.object({ read: v.optional(v.boolean()) }) }) });
const own = v.parse(right, (await ask(`/api/users/access/${sales.user.id}`, 'POST')).body);
print('own form', own.fields.email.read ?? false);
for (const query of ['where[name][equals]=Grace', 'where[email][like]=s', 'where[roles][in]=sales', 'sort=email'])
  print(query, (await ask(`/api/users?${query}`)).status);
for (const query of [
  'where[assigned_to.email][like]=s',
  'where[assigned_to.roles][in]=sales',
  'sort=assigned_to.email',
])
  print(query, (await ask(`/api/contact-messages?${query}`)).status);

for (const { user } of [recruiter, colleague]) {
  const body = { assigned_to: user.id };
  const asked = { token: sales.token, body };
  const { status, text } = await requestRest(config, 'PATCH', `/api/contact-messages/${message.id}?depth=1`, asked);
  const read = v.safeParse(v.object({ doc: v.object({ assigned_to: account }) }), JSON.parse(text));
  print('assigned', status, read.success ? shown(read.output.doc.assigned_to) : null);
}
process.exit(0);
