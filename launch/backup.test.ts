import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyData } from './backup.ts';

let folder: string;
let dataDir: string;

/** A database that somebody is writing to: with a row that is stored, and one that may never be. */
function useDatabase(): void {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'));
  onTestFinished(() => database.close());
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE messages (text); INSERT INTO messages VALUES ('stored')");
  database.exec("BEGIN; INSERT INTO messages VALUES ('under way')");
}

function put(name: string): void {
  mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  writeFileSync(path.join(dataDir, name), name);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
});

const KEPT = [
  'originals/a.png',
  'payload-secret',
  'resumes/cv.pdf',
  'uploads/a.avif',
  'site/spool/1',
  'site/spool/refused/2',
];

test('what can not be made anew is copied while the database is written to, and nothing else', () => {
  useDatabase();
  const others = ['site/content-snapshot.json', 'run/3000.pid'];
  for (const name of [...KEPT, ...others]) put(name);
  const to = path.join(folder, 'backups/today');
  copyData(dataDir, to);
  expect(KEPT.map((name) => readFileSync(path.join(to, name), 'utf8'))).toEqual(KEPT);
  expect(others.filter((name) => existsSync(path.join(to, name)))).toEqual([]);
  const copy = new DatabaseSync(path.join(to, 'cms.sqlite'));
  onTestFinished(() => copy.close());
  expect(copy.prepare('SELECT text FROM messages').all()).toEqual([{ text: 'stored' }]);
});

test('no backup is written over another', () => {
  useDatabase();
  put('payload-secret');
  expect(() => copyData(dataDir, dataDir)).toThrow('is there already: name a new folder for each backup.');
});

test('a folder without a database is no backup', () => {
  expect(() => copyData(dataDir, path.join(folder, 'backup'))).toThrow(/cms\.sqlite to back up: correct DATA_DIR\.$/);
  expect(existsSync(path.join(folder, 'backup'))).toBe(false);
});

test('a copy that breaks off is called none', () => {
  writeFileSync(path.join(dataDir, 'cms.sqlite'), 'no database, but some bytes that are none of one either');
  const to = path.join(folder, 'backup');
  expect(() => copyData(dataDir, to)).toThrow(
    `The backup failed (file is not a database): what is in ${to}.unfinished is none.`,
  );
  expect(existsSync(to)).toBe(false);
  rmSync(path.join(dataDir, 'cms.sqlite'));
  useDatabase();
  copyData(dataDir, to);
  expect(readdirSync(folder)).not.toContain('backup.unfinished');
});
