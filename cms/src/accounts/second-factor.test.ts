import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

const [FIRST, SECOND] = ['a secret of the first year, and so on', 'a secret of the second year, and so on'];

test('codes of a device pass with a new secret once it is told of the one before, and without that one from then on', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-factor-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const signIn = (settings: Readonly<Record<string, string>>) =>
    runProgram('accounts/testing/sign-in-with-code.ts', dataDir, settings);
  expect(signIn({ PAYLOAD_SECRET: FIRST })).toEqual([[0, true]]);
  expect(signIn({ PAYLOAD_SECRET: SECOND })).toEqual([[0, false]]);
  const both = { PAYLOAD_SECRET: SECOND, PAYLOAD_SECRET_BEFORE: FIRST };
  expect(signIn(both)).toEqual([[1, true]]);
  expect(signIn(both)).toEqual([[0, true]]);
  expect(signIn({ PAYLOAD_SECRET: SECOND })).toEqual([[0, true]]);
});
