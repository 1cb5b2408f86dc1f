import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { checkCode } from './office-codes.ts';

const ASKED = { req: { i18n: { language: 'de' } } };

test.each(['MUC', 'M2', 'LISBOA24'])('%s is a code', (code) => {
  expect(checkCode(code, ASKED)).toBe(true);
});

test.each(['', 'M', 'muc', 'LISBOA245', 'M-C', null, 7])('%j is none', (code) => {
  expect(checkCode(code, ASKED)).toContain('zwei bis acht Großbuchstaben');
});

test('an office stays that a position or a rule of notification names', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'offices-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('content/offices/testing/remove-offices.ts', dataDir)).toEqual([
    ['MUC', expect.stringContaining('“Tester” belongs to the office MUC')],
    ['LIS', expect.stringContaining('a rule about who is notified names the office LIS')],
    ['OSL', true],
  ]);
});
