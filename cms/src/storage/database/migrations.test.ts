import { createClient } from '@libsql/client';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { expect, test } from 'vitest';
import { migrations } from '#cms/migrations/sqlite/index.ts';

test('the migrations make tables that let go of what is deleted, and none is too wide', async () => {
  const client = createClient({ url: ':memory:' });
  const db = drizzle(client);
  const rows = async (query: string) => (await client.execute(query)).rows.map((row) => Object.values(row));
  for (const { up } of migrations) await Reflect.apply(up, undefined, [{ db }]);

  expect(await rows("SELECT name FROM sqlite_schema WHERE type = 'table'")).toContainEqual(['pages']);
  const holding = await rows(`
    SELECT tables.name, reference."from"
    FROM sqlite_schema tables, pragma_foreign_key_list(tables.name) reference
    WHERE reference.on_delete NOT IN ('SET NULL', 'CASCADE')
  `);
  expect(holding).toEqual([]);
  // SQLite's functions take no more arguments than that, and Drizzle passes a row's columns as arguments.
  const wide = await rows(
    'SELECT name FROM sqlite_schema tables WHERE (SELECT count(*) FROM pragma_table_info(name)) > 120',
  );
  expect(wide).toEqual([]);
});
