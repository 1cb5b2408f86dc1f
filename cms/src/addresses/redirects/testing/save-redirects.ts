import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { createEditor } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on the data folder of the environment: saves redirects as an editor, who may not set
 * `by_rename`. Prints how often all were read, and where they lead then, as lines of JSON.
 */
const payload = await getPayload({ config });
const user = await createEditor(payload);
const as = { collection: 'redirects', user, depth: 0, overrideAccess: false } as const;

let reads = 0;
const find = payload.db.find.bind(payload.db);
payload.db.find = (args) => {
  if (args.collection === 'redirects' && args.pagination === false && args.where === undefined) reads += 1;
  return find(args);
};

async function tell(what: string): Promise<void> {
  const told = { what, reads };
  reads = 0;
  const { docs } = await payload.find({ collection: 'redirects', depth: 0, pagination: false, sort: 'id' });
  const ways = docs.map(({ from, to, by_rename }) => `${from} ${to}${by_rename ? ' by rename' : ''}`);
  process.stdout.write(`${JSON.stringify({ ...told, ways })}\n`);
  reads = 0;
}

await payload.create({ ...as, data: { from: '/a', to: '/b', by_rename: true } });
await tell('one');
await payload.create({ ...as, data: { from: '/b', to: '/c', further: '/de/b\n/x' } });
await tell('one with further ones');
await payload.update({ ...as, where: { from: { in: ['/b', '/x'] } }, data: { to: '/d', by_rename: true } });
await tell('two at once');
await payload.create({ ...as, data: { from: '/d', to: '/e' } });
await tell('what others lead to');
process.exit(0);
