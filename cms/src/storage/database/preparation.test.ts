import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationNames } from './migration-names.ts';
import { describeUnusableFile, isPrepared, refuseDamagedFile } from './preparation.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cms-database-'));
  path = join(folder, 'cms.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what is not there yet, empty or PostgreSQL is not prepared', () => {
  expect(isPrepared(`file:${path}`)).toBe(false);
  writeFileSync(path, '');
  expect(isPrepared(`file:${path}`)).toBe(false);
  expect(isPrepared('postgres://localhost/cms')).toBe(false);
});

test('a file that is no database is named, with what to do', () => {
  writeFileSync(path, 'no database '.repeat(200));
  expect(() => isPrepared(`file:${path}`)).toThrow(/^The database .*cms\.sqlite is no SQLite database: .+\.$/);
});

test('a damaged database is named, with what to do', () => {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE payload_migrations (name)');
  database.close();
  // The first page begins with the 100-byte file header.
  writeFileSync(path, readFileSync(path).fill(0xff, 100));
  expect(() => isPrepared(`file:${path}`)).toThrow(/^The database .*cms\.sqlite is damaged: .+\.$/);
});

/** SQLite's size of a page, in bytes. */
const PAGE = 4_096;
const CONTENT = ['site_settings', 'navigation', 'words', 'users'];

/** Makes a database that counts as prepared, with more behind its tables. */
function prepared(): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name)');
  for (const name of migrationNames('sqlite')) database.prepare('INSERT INTO payload_migrations VALUES (?)').run(name);
  for (const table of CONTENT) database.exec(`CREATE TABLE ${table} (text); INSERT INTO ${table} VALUES ('here')`);
  database.exec('CREATE TABLE pages (text NOT NULL); CREATE INDEX pages_text ON pages (text)');
  for (let row = 0; row < 200; row += 1) database.exec(`INSERT INTO pages VALUES (${row} || hex(zeroblob(500)))`);
  return database;
}

/** Overwrites a part of the file. */
function damage(from: number, to: number): void {
  writeFileSync(path, readFileSync(path).fill(randomBytes(to - from), from, to));
}

/** Overwrites the first page of a table. */
function damagePageOf(database: DatabaseSync, table: string): void {
  const page = Number(database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage);
  damage((page - 1) * PAGE, page * PAGE);
}

test('damage behind what a start reads is found, also while the log beside the file hides some of it', () => {
  prepared().close();
  const size = statSync(path).size;
  damage(size - 20_000, size);
  expect(isPrepared(`file:${path}`)).toBe(true);
  expect(() => refuseDamagedFile(`file:${path}`)).toThrow(/^The database .*cms\.sqlite is damaged: .+\.$/);
  rmSync(path);
  const open = prepared();
  // From then on the log has the first page, too.
  open.exec('PRAGMA wal_checkpoint(TRUNCATE); CREATE TABLE later (text)');
  damage(0, PAGE);
  damagePageOf(open, 'pages');
  expect(isPrepared(`file:${path}`)).toBe(true);
  expect(() => refuseDamagedFile(`file:${path}`)).toThrow(/^The database .*cms\.sqlite is damaged: .+\.$/);
  open.close();
});

test('a sound database is taken, with its log, without it and with values that a constraint forbids', () => {
  expect(() => refuseDamagedFile(`file:${path}`)).not.toThrow();
  const open = prepared();
  expect(() => refuseDamagedFile(`file:${path}`)).not.toThrow();
  open.exec('CREATE TABLE few (number CHECK (number < 5)); PRAGMA ignore_check_constraints = ON');
  open.exec('INSERT INTO few VALUES (9)');
  open.close();
  expect(() => refuseDamagedFile(`file:${path}`)).not.toThrow();
});

test('of a large database the tables are checked without which nothing starts', () => {
  prepared().close();
  const size = statSync(path).size;
  damage(size - 20_000, size);
  expect(() => refuseDamagedFile(`file:${path}`, size - 1)).not.toThrow();
  const database = new DatabaseSync(path, { readOnly: true });
  damagePageOf(database, 'users');
  database.close();
  expect(() => refuseDamagedFile(`file:${path}`, size - 1)).toThrow('is damaged');
});

test('of a large database that lacks such a table the others are checked', () => {
  const open = prepared();
  open.exec('DROP TABLE site_settings');
  open.close();
  const database = new DatabaseSync(path, { readOnly: true });
  damagePageOf(database, 'users');
  database.close();
  expect(() => refuseDamagedFile(`file:${path}`, statSync(path).size - 1)).toThrow('is damaged');
});

test('a database that another program holds is named, with what to do', () => {
  const other = new DatabaseSync(path);
  other.exec('CREATE TABLE payload_migrations (name); BEGIN EXCLUSIVE');
  expect(() => isPrepared(`file:${path}`, 10)).toThrow(/cms\.sqlite is locked by another program: /);
  other.close();
});

test('a database in a folder that may not be written is named, with what to do', () => {
  // An extended code: its write-ahead log can't be made.
  const error = Object.assign(new Error('attempt to write a readonly database'), { errcode: 1_544 });
  expect(describeUnusableFile(error, path)).toBe(
    `The database ${path} may not be written: let the user that starts this write it, and its folder.`,
  );
});
