import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fileUri } from '#cms/base/database-uri.ts';
import { forgetMove, noteMove, readMove, refuseMovedDatabase } from './move-marker.ts';

const TO = 'postgres://db.example.com/kontorwerk';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-moved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'cms.sqlite');
});

test('a file that was moved away is refused, with where to and how to go on', () => {
  writeFileSync(file, '');
  noteMove(file, TO, new Date('2026-11-28T12:00:00Z'));
  expect(() => refuseMovedDatabase(fileUri(file))).toThrow(
    `${file} was moved to ${TO} on 2026-11-28T12:00:00.000Z and is old: set DATABASE_URI`,
  );
  forgetMove(file);
  expect(() => refuseMovedDatabase(fileUri(file))).not.toThrow();
});

test('a mark without its file says nothing, and neither does another database', () => {
  noteMove(file, TO, new Date());
  expect(readMove(file)).toBeNull();
  expect(() => refuseMovedDatabase(TO)).not.toThrow();
});
