import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastBackupAt, noteBackup } from './last-backup.ts';

test('a folder knows when it was last backed up, or that it never was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-last-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await lastBackupAt(folder)).toBe(0);
  const at = new Date('2026-11-25T02:00:00.000Z');
  await noteBackup(folder, at);
  expect(await lastBackupAt(folder)).toBe(at.getTime());
  writeFileSync(join(folder, 'last-backup'), 'yesterday');
  expect(await lastBackupAt(folder)).toBe(0);
});
