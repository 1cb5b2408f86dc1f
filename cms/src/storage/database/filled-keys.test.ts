import { createClient } from '@libsql/client';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { expect, test } from 'vitest';
import { migrations } from '#cms/migrations/sqlite/index.ts';
import { ROWS_AFTER, ROWS_BEFORE } from './testing/rows-before-keys.ts';

/** The index of the first migration that the earlier version didn't have. */
const ADDED = migrations.findIndex(({ name }) => name.endsWith('email_keys'));

test('rows of an earlier version get the keys of their addresses and what they refer to, and a broken one keeps none', async () => {
  const client = createClient({ url: ':memory:' });
  const db = drizzle(client);
  const run = async (some: typeof migrations) => {
    for (const { up } of some) await Reflect.apply(up, undefined, [{ db }]);
  };
  await run(migrations.slice(0, ADDED));
  for (const statement of ROWS_BEFORE) await client.execute(statement);
  await client.execute(
    `INSERT INTO pages (id, slug, page_key, _status, sections) VALUES (4, 'cut', 'page', 'published', '[{"blockType"')`,
  );
  await run(migrations.slice(ADDED));
  for (const [query, rows] of ROWS_AFTER)
    expect(
      (await client.execute(query)).rows.map((row) => String(row[0])),
      query,
    ).toEqual(rows);
});
