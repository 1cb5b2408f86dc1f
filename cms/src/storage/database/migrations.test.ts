import { createClient } from '@libsql/client';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { expect, test } from 'vitest';
import { migrations } from '#cms/migrations/sqlite/index.ts';

/** The index of the first migration that the earlier version didn't have. */
const ADDED = migrations.findIndex(({ name }) => name === '20261123_111428_pictures_with_originals');

/** Rows of the earlier version. */
const CONTENT = `
  INSERT INTO pages (id, title, page_key, _status) VALUES (1, 'About us', 'aboutus', 'published');
  INSERT INTO pages_locales (_parent_id, _locale, seo_title) VALUES (1, 'de', 'Wir');
  INSERT INTO media (id, filename) VALUES (1, 'said.avif'), (2, 'silent.avif');
  INSERT INTO media_locales (_parent_id, _locale, alt) VALUES (1, 'en', 'A desk'), (2, 'en', '');
  INSERT INTO jobs (id, contact_image_id, _status) VALUES (1, 1, 'published');
  INSERT INTO jobs_offices ("order", parent_id, value) VALUES (1, 1, 'MUC'), (2, 1, 'DUI');
  INSERT INTO contact_messages (id, status, suspected_spam, notes) VALUES
    (1, 'closed', false, 'Called back'), (2, 'new', true, NULL), (3, 'new', false, ' ');
  INSERT INTO applications (id, status, suspected_spam, notes) VALUES
    (1, 'invited', false, 'Tuesday'), (2, 'in_progress', false, NULL), (3, 'new', true, NULL);
`;

test('a database is brought forward and back with all that is in it, and lets go of what is deleted', async () => {
  const client = createClient({ url: ':memory:' });
  const db = drizzle(client);
  const run = async (steps: readonly (typeof migrations)[number]['up'][]) => {
    for (const step of steps) await Reflect.apply(step, undefined, [{ db }]);
  };
  const [before, added] = [migrations.slice(0, ADDED), migrations.slice(ADDED)];
  const rows = async (query: string) => (await client.execute(query)).rows.map((row) => Object.values(row));

  await run(before.map(({ up }) => up));
  await client.executeMultiple(CONTENT);
  await run(added.map(({ up }) => up));

  expect(await rows('SELECT id, status FROM contact_messages ORDER BY id')).toEqual([
    [1, 'answered'],
    [2, 'spam'],
    [3, 'new'],
  ]);
  expect(await rows('SELECT id, status FROM applications ORDER BY id')).toEqual([
    [1, 'interview'],
    [2, 'in_review'],
    [3, 'spam'],
  ]);
  expect(await rows('SELECT message_id, application_id, text FROM inbox_notes ORDER BY id')).toEqual([
    [1, null, 'Called back'],
    [null, 1, 'Tuesday'],
  ]);
  expect(await rows('SELECT path, text FROM jobs_texts ORDER BY "order"')).toEqual([
    ['offices', 'MUC'],
    ['offices', 'DUI'],
  ]);
  expect(await rows('SELECT id, decorative FROM media ORDER BY id')).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(await rows('SELECT slug FROM pages')).toEqual([['About us']]);
  expect(await rows('SELECT _locale, title, seo_title FROM pages_locales ORDER BY _locale')).toEqual([
    ['de', 'About us', 'Wir'],
    ['en', 'About us', null],
  ]);
  expect(await rows('SELECT contact_image_id FROM jobs')).toEqual([[1]]);

  const holding = await rows(`
    SELECT tables.name, reference."from"
    FROM sqlite_schema tables, pragma_foreign_key_list(tables.name) reference
    WHERE reference.on_delete NOT IN ('SET NULL', 'CASCADE')
  `);
  expect(holding).toEqual([]);
  expect(await rows('PRAGMA foreign_key_check')).toEqual([]);
  // SQLite's functions take no more arguments than that, and Drizzle passes a row's columns as arguments.
  const wide = await rows(
    'SELECT name FROM sqlite_schema tables WHERE (SELECT count(*) FROM pragma_table_info(name)) > 120',
  );
  expect(wide).toEqual([]);

  await client.execute("UPDATE pages SET deleted_at = '2026-01-01'");
  await run(added.map(({ down }) => down).toReversed());
  expect(await rows('SELECT id, notes FROM contact_messages WHERE notes IS NOT NULL')).toEqual([[1, 'Called back']]);
  expect(await rows('SELECT id, notes FROM applications WHERE notes IS NOT NULL')).toEqual([[1, 'Tuesday']]);
  expect(await rows('SELECT value FROM jobs_offices ORDER BY "order"')).toEqual([['MUC'], ['DUI']]);
  expect(await rows('SELECT title, _status FROM pages')).toEqual([['About us', 'draft']]);
});
