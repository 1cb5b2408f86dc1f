import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeUnusableFile, isPrepared } from './preparation.ts';

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
