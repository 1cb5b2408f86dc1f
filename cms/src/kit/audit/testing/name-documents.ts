import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on its own database: prints the names of the entries' documents as an administrator reads
 * them, and as the server does, each list as a line of JSON; ids are replaced.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'admin');
const data = {
  name: 'Anna Meier',
  email: 'anna@kontorwerk.example',
  password: 'paper boat harbour',
  roles: ['editor' as const],
};
const { id } = await payload.create({ collection: 'users', data, overrideAccess: true });
for (const target of [`users/${id}`, 'users/999', 'users', 'globals/mails'])
  await payload.create({ collection: 'audit-log', data: { action: 'opened', who: 'noted', target } });
const asked = 'where[who][equals]=noted&sort=id&depth=0';
const { text } = await requestRest(config, 'GET', `/api/audit-log?${asked}`, { token });
const { docs } = await payload.find({ collection: 'audit-log', where: { who: { equals: 'noted' } }, sort: 'id' });
for (const read of [JSON.parse(text).docs, docs]) {
  const names = read.map(({ document }: { readonly document: string }) => document.replace(`${id}`, '#id'));
  process.stdout.write(`${JSON.stringify(names)}\n`);
}
process.exit(0);
