import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationNames } from '#cms/storage/database/migration-names.ts';
import { noteMove } from '#cms/storage/database/move-marker.ts';
import { trySqlite } from './try-sqlite.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cms-tried-'));
  file = join(dataDir, 'cms.sqlite');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Creates a closed database with these migrations. */
function make(migrations: readonly string[], more = ''): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name TEXT); ${more}`);
  const insert = database.prepare('INSERT INTO payload_migrations VALUES (?)');
  for (const name of migrations) insert.run(name);
  database.close();
}

const tried = () => trySqlite(file, { dataDir });

test('what is not there yet is made by the first start', () => {
  expect(tried()).toMatchObject({ findings: [{ verdict: 'ok' }], isEmpty: true, hasUsers: false });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('one of this version is told, and no file is left beside it', () => {
  make(migrationNames('sqlite'), 'CREATE TABLE users (id INTEGER); INSERT INTO users VALUES (1);');
  expect(tried()).toEqual({
    findings: [{ verdict: 'ok', setting: 'DATABASE_URI', seen: `SQLite, ${file}: is of this version` }],
    isEmpty: false,
    hasUsers: true,
  });
  expect(readdirSync(dataDir)).toEqual(['cms.sqlite']);
});

test('one that was moved to PostgreSQL is not for another start', () => {
  make(migrationNames('sqlite'));
  noteMove(file, 'postgres://db.example.com/kontorwerk', new Date());
  expect(tried().findings).toMatchObject([
    { verdict: 'wrong', seen: expect.stringContaining('was moved to postgres://db.example.com/kontorwerk') },
  ]);
});

test('one that is being written is read as it is now', () => {
  make(migrationNames('sqlite'));
  const writer = new DatabaseSync(file);
  writer.exec("INSERT INTO payload_migrations VALUES ('99999999_newer')");
  expect(tried().findings).toMatchObject([{ verdict: 'note', seen: expect.stringContaining('newer version') }]);
  writer.close();
});

test('one of before the first release is refused', () => {
  make(['20261121_020410_initial', '20261128_175607_saved_by']);
  expect(tried().findings).toMatchObject([{ verdict: 'wrong', seen: expect.stringContaining('before the first') }]);
});

test('a file that is no database is told, with what to do', () => {
  writeFileSync(file, 'no database '.repeat(200));
  expect(tried().findings).toMatchObject([
    { verdict: 'wrong', seen: expect.stringContaining('is no SQLite database') },
  ]);
});

test('a folder that is not there is missing', () => {
  const elsewhere = join(dataDir, 'elsewhere/cms.sqlite');
  expect(trySqlite(elsewhere, { dataDir }).findings).toMatchObject([
    { verdict: 'missing', seen: `has no folder ${join(dataDir, 'elsewhere')}` },
  ]);
  mkdirSync(join(dataDir, 'elsewhere'));
  expect(trySqlite(elsewhere, { dataDir }).findings).toMatchObject([{ verdict: 'ok' }]);
});
