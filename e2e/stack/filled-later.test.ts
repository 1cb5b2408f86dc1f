/** Content that an update adds to a database of an earlier version. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { fillWithPreparedData } from '../support/prepared-data.ts';

test('menu, footer and words that were never written are there after the next start, and never written over', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-filled-later-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  fillWithPreparedData(dataDir);
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'));
  onTestFinished(() => database.close());
  const prepare = () =>
    spawnSync(process.execPath, ['src/commands/prepare.ts'], {
      cwd: folders.cms,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URI: '' },
    });
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  database.exec(`DELETE FROM navigation; DELETE FROM _navigation_v; DELETE FROM _words_v;
UPDATE words_locales SET form_send = 'Off it goes'`);
  expect(count('navigation_menu')).toBe(0);
  const { status, stderr } = prepare();
  expect(status, stderr).toBe(0);
  expect(['navigation', '_navigation_v', 'navigation_menu', '_words_v'].map(count)).toEqual([1, 1, 6, 0]);
  expect(database.prepare('SELECT DISTINCT form_send FROM words_locales').all()).toEqual([
    { form_send: 'Off it goes' },
  ]);
});
