import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import Database from 'libsql';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { guardWrites, reuseConnection } from './sqlite-connection.ts';

let client: Client;
let file: string;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-connection-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'cms.sqlite');
  client = createClient({ url: `file:${file}` });
  reuseConnection(client, file, 'PRAGMA secure_delete = ON');
  guardWrites(client, file);
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE notes (text)');
});

async function note(text: string): Promise<void> {
  const transaction = await client.transaction('write');
  await transaction.execute({ sql: 'INSERT INTO notes VALUES (?)', args: [text] });
  await transaction.commit();
}
const notes = async () => (await client.execute('SELECT text FROM notes')).rows.map(({ text }) => text);

test('one transaction after the other has the same connection, and whoever has none keeps theirs', async () => {
  // A connection's settings are lost with it.
  await client.execute('PRAGMA cache_size = 77');
  const sizes = [];
  for (const size of [88, 99]) {
    const transaction = await client.transaction('write');
    sizes.push((await transaction.execute('PRAGMA cache_size')).rows[0]?.cache_size);
    await transaction.execute(`PRAGMA cache_size = ${size}`);
    await transaction.commit();
  }
  expect(sizes[1]).toBe(88);
  expect((await client.execute('PRAGMA cache_size')).rows[0]?.cache_size).toBe(77);
});

test('it is told what every connection has to know', async () => {
  const transaction = await client.transaction('write');
  expect((await transaction.execute('PRAGMA secure_delete')).rows[0]?.secure_delete).toBe(1);
  await transaction.rollback();
});

test('what is committed is there for all, and what is rolled back for nobody', async () => {
  await note('kept');
  const transaction = await client.transaction('write');
  await transaction.execute("INSERT INTO notes VALUES ('undone')");
  expect(await notes()).toEqual(['kept']);
  await transaction.rollback();
  await expect(transaction.execute("INSERT INTO notes VALUES ('too late')")).rejects.toThrow('transaction is closed');
  expect(await notes()).toEqual(['kept']);
});

test('one that is over writes nothing into the next, and ends it in no way', async () => {
  for (const end of ['commit', 'rollback', 'close'] as const) {
    const first = await client.transaction('write');
    await first[end]();
    const second = await client.transaction('write');
    await second.execute(`INSERT INTO notes VALUES ('after ${end}')`);
    for (const late of [
      () => first.execute("INSERT INTO notes VALUES ('too late')"),
      () => first.batch(["INSERT INTO notes VALUES ('too late')"]),
      () => first.executeMultiple("INSERT INTO notes VALUES ('too late')"),
      () => first.rollback(),
      () => first.commit(),
    ])
      await expect(late()).rejects.toThrow('transaction is closed');
    first.close();
    expect([first.closed, second.closed]).toEqual([true, false]);
    await second.commit();
  }
  expect(await notes()).toEqual(['after commit', 'after rollback', 'after close']);
});

test('one that SQLite itself has undone is over, too', async () => {
  await client.executeMultiple('CREATE TABLE once (number UNIQUE); INSERT INTO once VALUES (1)');
  const first = await client.transaction('write');
  await expect(first.execute('INSERT OR ROLLBACK INTO once VALUES (1)')).rejects.toThrow('UNIQUE');
  const second = await client.transaction('write');
  await expect(first.execute("INSERT INTO notes VALUES ('too late')")).rejects.toThrow('transaction is closed');
  await second.commit();
  expect(await notes()).toEqual([]);
});

test('after a refused commit there is nothing left to undo, and undoing it hides no reason', async () => {
  await client.executeMultiple('CREATE TABLE once (number UNIQUE); INSERT INTO once VALUES (1)');
  const transaction = await client.transaction('write');
  await expect(transaction.execute('INSERT OR ROLLBACK INTO once VALUES (1)')).rejects.toThrow('UNIQUE');
  await expect(transaction.commit()).rejects.toThrow('transaction is closed');
  await expect(transaction.rollback()).resolves.toBeUndefined();
});

test('after a refusal, as somebody else writes, the next one is committed', async () => {
  await note('before');
  const other = new Database(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  await expect(note('refused')).rejects.toThrow('database is locked');
  other.exec('ROLLBACK');
  await note('after');
  expect(await notes()).toEqual(['before', 'after']);
});

test('one that never ended keeps nobody from writing as soon as it is undone', async () => {
  const forgotten = await client.transaction('write');
  await expect(note('refused')).rejects.toThrow('database is locked');
  await forgotten.rollback();
  await note('after');
  expect(await notes()).toEqual(['after']);
});

test.each([
  ['moved away', () => undefined],
  ['replaced', (path: string) => copyFileSync(`${path}.moved`, path)],
])('a file that was %s is written to no more', async (_, then) => {
  await note('before');
  const begun = await client.transaction('write');
  await begun.execute("INSERT INTO notes VALUES ('lost')");
  renameSync(file, `${file}.moved`);
  then(file);
  const refusal = `${file} was moved, deleted or replaced: restart the CMS`;
  await expect(begun.commit()).rejects.toThrow(refusal);
  await begun.rollback();
  for (const write of [
    () => note('lost'),
    () => client.execute({ sql: 'INSERT INTO notes VALUES (?)', args: ['lost'] }),
    () => client.batch(["INSERT INTO notes VALUES ('lost')"]),
    () => client.executeMultiple("INSERT INTO notes VALUES ('lost')"),
  ])
    await expect(write()).rejects.toThrow(refusal);
  expect(await notes()).toEqual(['before']);
});

test('a connection that could not be told is not used', async () => {
  reuseConnection(client, file, 'UPDATE later SET text = 1; PRAGMA secure_delete = ON');
  for (let tries = 0; tries < 2; tries += 1) await expect(note('refused')).rejects.toThrow('no such table: later');
  await client.execute('CREATE TABLE later (text)');
  const transaction = await client.transaction('write');
  expect((await transaction.execute('PRAGMA secure_delete')).rows[0]?.secure_delete).toBe(1);
  await transaction.rollback();
});

test('the driver is the very one of Payload: two copies in a process would undo each other’s locks', () => {
  const ours = createRequire(import.meta.url);
  const adapter = createRequire(ours.resolve('@payloadcms/db-sqlite'));
  expect(ours.resolve('@libsql/client')).toBe(adapter.resolve('@libsql/client'));
  expect(ours.resolve('libsql')).toBe(createRequire(adapter.resolve('@libsql/client')).resolve('libsql'));
});
