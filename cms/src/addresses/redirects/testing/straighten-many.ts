import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { inTransaction } from '#cms/storage/database/in-transaction.ts';
import { insertRows } from '#cms/storage/database/insert-rows.ts';

/*
 * In a process of its own, on the database that the environment names: an address to which many redirects lead is redirected
 * itself. Where they lead then, and how many of them, is told as lines of JSON.
 */
const payload = await getPayload({ config });
/** More than go into one statement, and than PostgreSQL takes the ids of in one notification. */
const MANY = 2_000;

const now = new Date().toISOString();
const rows = Array.from({ length: MANY }, (_, at) => ({
  from: `/old-${at}`,
  to: '/before',
  status: '301',
  updatedAt: now,
  createdAt: now,
}));
await inTransaction(payload, (req) => insertRows(req, 'redirects', rows));
const leadOn = { from: '/before', to: '/projects' };
await payload.create({ collection: 'redirects', data: leadOn, depth: 0, overrideAccess: true });
const { docs } = await payload.find({ collection: 'redirects', depth: 0, pagination: false, overrideAccess: true });
for (const [to, led] of Map.groupBy(docs, (each) => each.to))
  process.stdout.write(`${JSON.stringify([to, led.length, led.filter(({ updatedAt }) => updatedAt > now).length])}\n`);
process.exit(0);
