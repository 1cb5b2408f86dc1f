import { setImmediate } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { insertRows } from '#cms/storage/database/bulk-writes.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { deleteExpired } from '../expired-data.ts';

/*
 * Runs in its own process, on the data folder of the environment: many entries of the audit log expire at once, while
 * visitors write. Prints as a line of JSON the entries left after each message, and the longest time of a message in
 * milliseconds.
 */
const payload = await getPayload({ config });
const MANY = Number(process.env.MANY);

const past = new Date('2020-01-01T12:00:00Z').toISOString();
const row = { who: 'ada@example.com', action: 'opened', createdAt: past, updatedAt: past };
await runInTransaction(payload, (req) =>
  insertRows(
    req,
    'audit_log',
    Array.from({ length: MANY }, () => row),
  ),
);

let isDone = false;
const deleting = deleteExpired(payload, new Date()).finally(() => {
  isDone = true;
});
const left: number[] = [];
let longest = 0;
for (let sent = 0; !isDone; sent += 1) {
  const begun = performance.now();
  // As requests arrive, from outside.
  await setImmediate();
  const data = { email: `${sent}@example.com`, status: 'new' } as const;
  await payload.create({ collection: 'contact-messages', data, depth: 0, overrideAccess: true });
  longest = Math.max(longest, performance.now() - begun);
  left.push((await payload.count({ collection: 'audit-log', overrideAccess: true })).totalDocs);
}
await deleting;
process.stdout.write(`${JSON.stringify({ left, longest: Math.round(longest) })}\n`);
process.exit(0);
