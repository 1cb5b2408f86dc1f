import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@libsql/client';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { relations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { buildConfig, getPayload, type Payload } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileUri } from '#cms/base/database-uri.ts';
import { runInTransaction } from '../transaction.ts';
import { splitLongCalls } from './long-rows.ts';

/*
 * The fault of each workaround, on adapters and drivers without it. A test that fails after an update means that the
 * workaround in its title can go.
 */

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cms-upstream-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Opens an empty database by Payload's own adapter. */
async function openPayload(file = join(makeFolder(), 'cms.sqlite')): Promise<Payload> {
  // Payload would create the tables of the first one only.
  vi.stubEnv('PAYLOAD_FORCE_DRIZZLE_PUSH', 'true');
  const payload = await getPayload({
    key: file,
    config: buildConfig({
      secret: 'lantern',
      db: sqliteAdapter({ client: { url: fileUri(file) }, transactionOptions: { behavior: 'immediate' } }),
      collections: [
        { slug: 'reviews', lockDocuments: false, fields: [{ name: 'text', type: 'text' }] },
        { slug: 'users', auth: true, fields: [] },
      ],
      jobs: { tasks: [{ slug: 'sendMail', handler: async () => ({ output: {} }) }] },
      telemetry: false,
      logger: { options: { level: 'silent' } },
    }),
  });
  onTestFinished(() => payload.destroy());
  return payload;
}

test('rejectFailedCommits: Payload reports a commit that fails as done', async () => {
  const file = join(makeFolder(), 'cms.sqlite');
  const payload = await openPayload(file);
  const tables = new DatabaseSync(file);
  tables.exec(`
    CREATE TABLE refused (review REFERENCES reviews (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER refuse AFTER INSERT ON reviews BEGIN INSERT INTO refused VALUES (-1); END;
  `);
  tables.close();
  await runInTransaction(payload, (req) => payload.db.create({ collection: 'reviews', data: { text: 'lost' }, req }));
  expect((await payload.db.count({ collection: 'reviews' })).totalDocs).toBe(0);
});

test('rollBackFailedUpdates: Payload leaves the transaction of a failed job update open', async () => {
  const payload = await openPayload();
  vi.spyOn(payload.db, 'updateJobs').mockRejectedValue(new Error('disk full'));
  await expect(payload.jobs.cancel({ where: {} })).rejects.toThrow('disk full');
  expect(Object.keys(payload.db.sessions ?? {})).toHaveLength(1);
});

test('writeOnlySessions: Payload writes the whole account at each sign-in', async () => {
  const payload = await openPayload();
  const account = { email: 'ada@example.com', password: 'correct horse' };
  await payload.create({ collection: 'users', data: { ...account, roles: ['editor'] } });
  const update = vi.spyOn(payload.db, 'updateOne');
  await payload.login({ collection: 'users', data: account });
  const written = update.mock.calls.map(([{ data }]) => data).find((data) => 'sessions' in data);
  expect(written).toMatchObject({ email: account.email, hash: expect.any(String) });
});

test('rejectFailedMigrations: Payload ends the process when a migration fails', async () => {
  const payload = await openPayload();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await payload.db.deleteMany({ collection: 'payload-migrations', where: {} });
  const up = () => Promise.reject(new Error('no such column'));
  const migrations = [{ name: 'broken', up, down: up }];
  await expect(payload.db.migrate({ migrations })).rejects.toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
});

test('outliveBrokenConnections: Payload listens to no errors of its PostgreSQL pool', async () => {
  // AuthenticationOk and ReadyForQuery.
  const welcome = Buffer.from('5200000008000000005a0000000549', 'hex');
  const server = net.createServer((socket) => void socket.once('data', () => socket.write(welcome)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const made = postgresAdapter({ pool: { host: '127.0.0.1', port, user: 'cms', database: 'cms' }, push: false });
  const adapter = made.init({ payload: await openPayload() });
  await adapter.connect?.();
  expect(adapter.pool.listenerCount('error')).toBe(0);
});

test('allowLongRows: Drizzle passes each column of a related row to one function', () => {
  const columns = Array.from({ length: 101 }, (_, at) => [`word_${at}`, text()] as const);
  const words = pgTable('words', { id: integer().primaryKey(), ...Object.fromEntries(columns) });
  const site = pgTable('site', { id: integer().primaryKey() });
  const ofSite = relations(site, ({ one }) => ({ words: one(words, { fields: [site.id], references: [words.id] }) }));
  const { sql } = drizzle
    .mock({ schema: { words, site, ofSite } })
    .query.site.findFirst({ with: { words: true } })
    .toSQL();
  expect(splitLongCalls(sql)).not.toBe(sql);
});

async function openClient() {
  const url = `file:${join(makeFolder(), 'notes.sqlite')}`;
  const client = createClient({ url });
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE notes (text)');
  return { client, other: createClient({ url }) };
}

test('reuseConnection: libsql opens a connection for each transaction', async () => {
  const { client } = await openClient();
  const first = await client.transaction('write');
  await first.execute('PRAGMA cache_size = 77');
  await first.commit();
  const second = await client.transaction('write');
  expect((await second.execute('PRAGMA cache_size')).rows[0]?.cache_size).not.toBe(77);
  await second.commit();
});

test('replaceRefusedConnection: after a refused write libsql reads an old state', async () => {
  const { client, other } = await openClient();
  const theirs = await other.transaction('write');
  await theirs.execute("INSERT INTO notes VALUES ('theirs')");
  await expect(client.execute("INSERT INTO notes VALUES ('refused')")).rejects.toThrow('database is locked');
  const read = async () => (await client.execute('SELECT text FROM notes')).rows.length;
  expect(await read()).toBe(0);
  await theirs.commit();
  expect(await read()).toBe(0);
});
