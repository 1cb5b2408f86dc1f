import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/settings.ts';

/** Prepares a database as a start does, with the minimal content. Returns the log. */
function prepare(dataDir: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: '', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' };
  const { status, stderr } = spawnSync(process.execPath, ['src/commands/prepare.ts'], {
    cwd: CMS_ROOT,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stderr;
}

test('a database that a newer version has brought up to date is used, and the log says so', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-later-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(prepare(dataDir)).not.toContain('newer');

  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  // Without a user, preparation has something to do.
  database.exec(`
    INSERT INTO payload_migrations (name, batch) VALUES ('99991231_235959_later', 1000);
    ALTER TABLE users ADD COLUMN later text;
    DELETE FROM users;
  `);
  database.close();
  expect(prepare(dataDir)).toContain(
    "The database is newer than this version, which doesn't know 99991231_235959_later: ",
  );
});
