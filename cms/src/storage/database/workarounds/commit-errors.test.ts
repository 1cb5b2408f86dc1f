import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, type Transaction } from '@libsql/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseFault } from '#cms/base/database-fault.ts';
import { rejectAbortedCommits, rejectFailedCommits } from './commit-errors.ts';
import { reuseConnection } from './sqlite-connection.ts';

type Adapter = Parameters<typeof rejectFailedCommits>[0];
type Session = { readonly db: Transaction; end(isKept: boolean): Promise<void> };

let client: Client;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cms.sqlite');
  client = createClient({ url: `file:${file}` });
  await client.executeMultiple(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE posts (id INTEGER PRIMARY KEY, of REFERENCES posts (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TABLE texts (text);
  `);
  reuseConnection(client, file, 'PRAGMA foreign_keys = ON; PRAGMA max_page_count = 8');
});

/** Returns an adapter that treats transactions as Drizzle and Payload do: errors of the commit are swallowed. */
function adapterHere(): Adapter & { readonly sessions: Record<string, Session> } {
  const sessions: Record<string, Session> = {};
  const drizzle: Adapter['drizzle'] = {
    async transaction(work) {
      const scope = await client.transaction('write');
      try {
        const result = await work(scope);
        await scope.commit();
        return result;
      } catch (error) {
        await scope.rollback();
        throw error;
      }
    },
  };
  return {
    sessions,
    drizzle,
    async beginTransaction() {
      const { promise: opened, resolve: open, reject: refuse } = Promise.withResolvers<Transaction>();
      const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
      const done = this.drizzle
        .transaction((scope) => {
          if (isTransaction(scope)) open(scope);
          return ended;
        })
        .catch(refuse);
      sessions['1'] = {
        db: await opened,
        async end(isKept) {
          if (isKept) resolve();
          else reject(new Error('undone'));
          await done;
        },
      };
      return '1';
    },
    async commitTransaction(id) {
      const session = sessions[String(await id)];
      delete sessions[String(await id)];
      await session?.end(true);
    },
  };
}

function isTransaction(scope: object): scope is Transaction {
  return 'execute' in scope;
}

async function save(adapter: ReturnType<typeof adapterHere>, sql: string): Promise<void> {
  const id = await adapter.beginTransaction();
  await adapter.sessions[String(id)]?.db.execute(sql);
  await adapter.commitTransaction(id ?? '');
}
const count = async (table: string) => (await client.execute(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count;

test('a commit that the database refuses is a failure with its reason, and the next one is stored', async () => {
  const adapter = adapterHere();
  rejectFailedCommits(adapter);
  await expect(save(adapter, 'INSERT INTO posts (of) VALUES (7)')).rejects.toThrow('FOREIGN KEY');
  expect(await count('posts')).toBe(0);
  await save(adapter, 'INSERT INTO posts (of) VALUES (NULL)');
  expect(await count('posts')).toBe(1);
});

test('so it is with a client that Payload makes when it connects again', async () => {
  const adapter = adapterHere();
  rejectFailedCommits(adapter);
  await save(adapter, 'INSERT INTO posts (of) VALUES (NULL)');
  adapter.drizzle = adapterHere().drizzle;
  await expect(save(adapter, 'INSERT INTO posts (of) VALUES (7)')).rejects.toThrow('FOREIGN KEY');
});

test('without room a write fails, reading goes on, and nothing keeps what fits from being stored', async () => {
  const adapter = adapterHere();
  rejectFailedCommits(adapter);
  const id = await adapter.beginTransaction();
  const full = await adapter.sessions[String(id)]?.db.execute('INSERT INTO texts VALUES (zeroblob(99999))').then(
    () => null,
    (error: unknown) => error,
  );
  expect(databaseFault(full)).toBe('full');
  await adapter.sessions[String(id)]?.end(false);
  expect(await count('texts')).toBe(0);
  await save(adapter, "INSERT INTO texts VALUES ('fits')");
  expect(await count('texts')).toBe(1);
});

function adapterWith(execute: () => Promise<unknown>) {
  const commitTransaction = vi.fn(async (_id: string | number | Promise<string | number>) => {});
  const adapter: Parameters<typeof rejectAbortedCommits>[0] = {
    sessions: { a: { db: { execute } } },
    commitTransaction,
  };
  rejectAbortedCommits(adapter);
  return { adapter, commitTransaction };
}

test('a transaction in which a statement has failed is not committed', async () => {
  const { adapter, commitTransaction } = adapterWith(() => Promise.reject(new Error('transaction is aborted')));
  await expect(adapter.commitTransaction('a')).rejects.toThrow('transaction is aborted');
  expect(commitTransaction).not.toHaveBeenCalled();
});

test('one that is sound is committed, and one that has ended is left to Payload', async () => {
  const { adapter, commitTransaction } = adapterWith(async () => {});
  await adapter.commitTransaction('a');
  await adapter.commitTransaction(Promise.resolve('b'));
  expect(commitTransaction.mock.calls).toEqual([['a'], ['b']]);
});
