import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildConfig, getPayload, type Payload } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileUri } from '#cms/base/database-uri.ts';
import { createAdapter } from './adapter.ts';
import { failWhileStuck, logStuck } from './open-transactions.ts';
import { runInTransaction } from './transaction.ts';

/**
 * The schema refuses the commit of a row named "refused", as a full disk does, while the statements before it succeed.
 */
const SCHEMA = `
  CREATE TABLE reviews (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT, updated_at TEXT, created_at TEXT);
  CREATE TABLE refused (review REFERENCES reviews (id) DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER refuse AFTER INSERT ON reviews WHEN NEW.text = 'refused' BEGIN INSERT INTO refused VALUES (-1); END;
`;

async function openDatabase(): Promise<Payload> {
  const folder = mkdtempSync(join(tmpdir(), 'cms-adapter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cms.sqlite');
  const tables = new DatabaseSync(file);
  tables.exec(SCHEMA);
  tables.close();
  const payload = await getPayload({
    key: file,
    config: buildConfig({
      secret: 'lantern',
      db: await createAdapter(fileUri(file), () => {}),
      collections: [{ slug: 'reviews', lockDocuments: false, fields: [{ name: 'text', type: 'text' }] }],
      telemetry: false,
      logger: { options: { level: 'silent' } },
    }),
  });
  onTestFinished(() => payload.destroy());
  return payload;
}

test('on SQLite a write whose commit fails is a failure, and the next one is stored', async () => {
  const payload = await openDatabase();
  const store = (text: string) =>
    runInTransaction(payload, (req) => payload.db.create({ collection: 'reviews', data: { text }, req }));
  await expect(store('refused')).rejects.toThrow('FOREIGN KEY');
  await store('kept');
  const { docs } = await payload.db.find<{ text: string }>({ collection: 'reviews' });
  expect(docs.map(({ text }) => text)).toEqual(['kept']);
});

test('a transaction that does not end within a minute is a fault of the database, and logged once with what began it', async () => {
  const { db } = await openDatabase();
  const log = { error: vi.fn() };
  async function begunHere() {
    return await db.beginTransaction();
  }
  const transaction = await begunHere();
  if (transaction === null) throw new Error('There is no transaction.');
  const [soon, late] = [performance.now() + 30_000, performance.now() + 70_000];
  failWhileStuck(soon);
  logStuck(log, soon);
  expect(() => failWhileStuck(late)).toThrow('open for 70 seconds');
  for (const moment of [late, late + 60_000]) logStuck(log, moment);
  await db.rollbackTransaction(transaction);
  failWhileStuck(late);
  logStuck(log, late);
  expect(log.error.mock.calls).toEqual([
    [
      { err: expect.objectContaining({ stack: expect.stringContaining('begunHere') }) },
      expect.stringContaining('restart'),
    ],
  ]);
});
