import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { insertRows } from '#cms/storage/database/bulk-writes.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';

/*
 * Runs in its own process, on the database of the environment: redirects an address to which many redirects lead.
 * Prints their targets then, with counts, as lines of JSON.
 */
const payload = await getPayload({ config });
/** More rows than fit into one statement, and more ids than PostgreSQL takes in one notification. */
const MANY = 2_000;

const now = new Date().toISOString();
const rows = Array.from({ length: MANY }, (_, at) => ({
  from: `/old-${at}`,
  to: '/before',
  status: '301',
  updatedAt: now,
  createdAt: now,
}));
await runInTransaction(payload, (req) => insertRows(req, 'redirects', rows));
const leadOn = { from: '/before', to: '/projects' };
await payload.create({ collection: 'redirects', data: leadOn, depth: 0, overrideAccess: true });
const { docs } = await payload.find({ collection: 'redirects', depth: 0, pagination: false, overrideAccess: true });
for (const [to, led] of Map.groupBy(docs, (each) => each.to))
  process.stdout.write(`${JSON.stringify([to, led.length, led.filter(({ updatedAt }) => updatedAt > now).length])}\n`);
process.exit(0);
