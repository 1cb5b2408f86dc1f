import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a link to a new password is promised where the ask is stored, to whoever asks, and made when there is room', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'password-asks-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('accounts/testing/request-passwords.ts', dataDir);
  const promised = '200 {"message":"Success"}';
  expect(told).toEqual([
    ['full from the beginning', 'database or disk is full', true, 0, 0],
    ['full afterwards', promised.slice(0, 24), true, 0, 1],
    ['at once nothing is taken for left', 0, 1],
    ['with room', 1, 0],
    // The pending mail carries the newest link anyway.
    ['with room from the beginning', promised.slice(0, 24), true, 1, 0],
    ['full again', promised.slice(0, 24), true, 1, 1],
    ['after more than an hour', 0, 0],
    ['two are left', promised.slice(0, 24), true, 0, 2],
    // The other one is answered regardless.
    ['one fails again', 'unreadable', 1, 1],
    // Invalid addresses are refused, and not stored.
    ['400', 1],
    ['400', 1],
    ['400', 1],
  ]);
});
