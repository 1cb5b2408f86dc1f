import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in a separate process on the data folder from the environment: sales makes requests that return no message.
 * Prints the resulting audit entries as lines of JSON.
 */
const payload = await getPayload({ config });
const { token, user } = await signInAs(payload, 'sales');
await payload.create({
  collection: 'contact-messages',
  data: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', status: 'new' },
  overrideAccess: true,
});
const NAMED = 'where[last_name][like]=Love';
const ASKED = [
  ['GET', `/api/contact-messages?where[last_name][like]=Nobody`],
  ['GET', `/api/contact-messages?${NAMED}&page=99`],
  ['PATCH', `/api/contact-messages?${NAMED}`],
] as const;
for (const [method, path] of ASKED) {
  const body = method === 'PATCH' ? { status: 'none' } : undefined;
  const { status, text } = await requestRest(config, method, path, { token, ...(body && { body }) });
  process.stdout.write(`${JSON.stringify([status, JSON.parse(text).docs])}\n`);
}
const { docs } = await payload.find({
  collection: 'audit-log',
  where: { who: { equals: user.email } },
  sort: 'id',
  overrideAccess: true,
});
process.stdout.write(`${JSON.stringify(docs.map(({ action, target, detail }) => [action, target, detail]))}\n`);
process.exit(0);
