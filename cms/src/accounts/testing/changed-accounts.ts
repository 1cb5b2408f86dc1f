import { getPayload } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import config from '#cms/schema/payload.config.ts';

/*
 * Runs in its own process, on the data folder of the environment: requests a link to a new password, then changes the
 * account. Prints for each change, as a line of JSON, whether the link still works and the pending outbox.
 */
const payload = await getPayload({ config });
const CHANGES: Readonly<Record<string, Partial<User>>> = {
  name: { name: 'Ada Lovelace' },
  password: { password: 'another paper boat' },
  email: { email: 'ada-new@kontorwerk.example' },
  roles: { roles: ['sales'] },
};

for (const [change, data] of Object.entries(CHANGES)) {
  const email = `${change}@kontorwerk.example`;
  const made = { email, password: 'paper boat harbour', roles: ['editor' as const] };
  const { id } = await payload.create({ collection: 'users', data: made, depth: 0, overrideAccess: true });
  const token = await payload.forgotPassword({ collection: 'users', data: { email } });
  await payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true });
  const works = await payload
    .resetPassword({ collection: 'users', data: { token, password: 'a third paper boat' }, overrideAccess: true })
    .then(
      () => true,
      () => false,
    );
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.about': { equals: id } },
    sort: 'createdAt',
    overrideAccess: true,
  });
  const waiting = docs.map(({ input }) => input);
  process.stdout.write(`${JSON.stringify({ change, works, waiting })}\n`);
}
process.exit(0);
