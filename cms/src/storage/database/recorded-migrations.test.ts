import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/folders.ts';

/** Prepares a database as a start does, with the minimal content. */
function prepare(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: '', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' };
  return spawnSync(process.execPath, ['src/commands/prepare.ts'], { cwd: CMS_ROOT, env, encoding: 'utf8' });
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-recorded-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

test('a database that a newer version has brought up to date is used, and the log says so', () => {
  const dataDir = makeDataDir();
  const first = prepare(dataDir);
  expect(first.status, first.stderr).toBe(0);
  expect(first.stderr).not.toContain('newer');

  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  // Without a user, preparation has something to do.
  database.exec(`
    INSERT INTO payload_migrations (name, batch) VALUES ('99991231_235959_later', 1000);
    ALTER TABLE users ADD COLUMN later text;
    DELETE FROM users;
  `);
  database.close();
  const second = prepare(dataDir);
  expect(second.status, second.stderr).toBe(0);
  expect(second.stderr).toContain(
    "The database is newer than this version, which doesn't know 99991231_235959_later: ",
  );
});

test('a database of before the first release is refused in one line, and stays as it is', () => {
  const dataDir = makeDataDir();
  const file = join(dataDir, 'cms.sqlite');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec(`
    CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text, batch integer, updated_at text, created_at text);
    INSERT INTO payload_migrations (name, batch) VALUES ('20261121_020410_initial', 1);
    CREATE TABLE pages (id integer PRIMARY KEY);
  `);
  const { status, stdout, stderr } = prepare(dataDir);
  expect(status, stderr).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    step: 'failed',
    message:
      `This version can’t update the SQLite database ${file}, which was made before the first release or by another application: ` +
      'export its content with the version that made it (npm run export) and import it into an empty database (npm run import), ' +
      'or begin anew with an empty database.',
  });
  expect(stderr).not.toContain('CREATE TABLE');
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  expect(tables.map(({ name }) => name)).toEqual(['pages', 'payload_migrations']);
});
