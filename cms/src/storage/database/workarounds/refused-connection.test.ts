import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntilWritable } from '../writer-mutex.ts';
import { replaceRefusedConnection } from './sqlite-connection.ts';

async function connected() {
  const folder = mkdtempSync(join(tmpdir(), 'cms-refused-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cms.sqlite');
  const client = createClient({ url: `file:${file}` });
  replaceRefusedConnection(client, 'PRAGMA secure_delete = ON');
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE notes (text)');
  const other = new Database(file);
  onTestFinished(() => void other.close());
  const notes = async () => (await client.execute('SELECT text FROM notes')).rows.map(({ text }) => text);
  return { client, other, notes };
}

test.each(["INSERT INTO notes VALUES ('refused')", "INSERT INTO notes VALUES ('refused') RETURNING text"])(
  'after %s was refused, what others write is read, and more can be written',
  async (refused) => {
    const { client, other, notes } = await connected();
    other.exec("BEGIN IMMEDIATE; INSERT INTO notes VALUES ('theirs')");
    await expect(client.execute(refused)).rejects.toThrow('database is locked');
    expect(await notes()).toEqual([]);
    other.exec('COMMIT');
    expect(await notes()).toEqual(['theirs']);
    await waitUntilWritable(client, 0);
    await client.execute({ sql: 'INSERT INTO notes VALUES (?)', args: ['ours'] });
    expect(await notes()).toEqual(['theirs', 'ours']);
  },
);

test('the new connection is told what every connection has to know', async () => {
  const { client, other } = await connected();
  other.exec('BEGIN IMMEDIATE');
  await expect(client.execute("INSERT INTO notes VALUES ('refused')")).rejects.toThrow('database is locked');
  expect((await client.execute('PRAGMA secure_delete')).rows[0]?.secure_delete).toBe(1);
});

test('whatever else fails leaves the connection what it is', async () => {
  const { client } = await connected();
  await client.execute('PRAGMA cache_size = 77');
  await expect(client.execute('SELECT text FROM nowhere')).rejects.toThrow('no such table');
  expect((await client.execute('PRAGMA cache_size')).rows[0]?.cache_size).toBe(77);
});
