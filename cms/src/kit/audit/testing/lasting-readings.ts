import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { executeInTransaction } from '#cms/storage/database/transaction.ts';

/*
 * Runs in a separate process on the SQLite database of the data folder from the environment: sales reads messages in
 * requests that fail, while the audit log can't be written, and with long names. Prints each answer's status, what is
 * logged about the audit log, and the resulting audit entries of the messages, as lines of JSON.
 */
const payload = await getPayload({ config });
Object.assign(payload.logger, {
  error({ msg }: { readonly msg?: string }) {
    if (msg?.includes('audit log')) process.stdout.write(`${JSON.stringify(msg)}\n`);
  },
});
const { token, user } = await signInAs(payload, 'sales');
const data = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', status: 'new' } as const;
const [one, other] = [await send(), await send()];
const STALE = { 'X-Based-On': '2020-01-01T00:00:00.000Z' };

await tell('PATCH', `/api/contact-messages/${one}`, { headers: STALE, body: { status: 'new' } });

await executeInTransaction(
  payload.db,
  {},
  (sql) => sql`CREATE TRIGGER full BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
);
await tell('PATCH', `/api/contact-messages/${other}`, { headers: STALE, body: { status: 'new' } });
await executeInTransaction(payload.db, {}, (sql) => sql`DROP TRIGGER full`);
await tell('GET', `/api/contact-messages/${other}`);
await tell('GET', `/api/contact-messages/${other}`);

await tell('GET', `/api/contact-messages/export?format=csv&where[last_name][exists][${'x'.repeat(41_000)}][a]=b`);

const { docs } = await payload.find({
  collection: 'audit-log',
  where: { and: [{ who: { equals: user.email } }, { target: { like: 'contact-messages' } }] },
  sort: 'id',
  overrideAccess: true,
});
process.stdout.write(`${JSON.stringify(docs.map(({ action, target, detail }) => [action, target, detail]))}\n`);
process.exit(0);

async function send(): Promise<number> {
  return (await payload.create({ collection: 'contact-messages', data, overrideAccess: true })).id;
}

async function tell(
  method: 'GET' | 'PATCH',
  path: string,
  asked: { readonly headers?: Readonly<Record<string, string>>; readonly body?: object } = {},
): Promise<void> {
  const { status, text } = await requestRest(config, method, path, { token, ...asked });
  process.stdout.write(`${JSON.stringify([status, text.includes('ada@example.com')])}\n`);
}
