import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a mailed link to a new password ends with what guards the account, its mail is dropped, and the owner is told', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reset-link-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const mail = (kind: string, more: object = {}) => expect.objectContaining({ kind, ...more });
  const told = (change: string) => ({ works: false, waiting: [mail('account_changed', { changes: [change] })] });
  expect(runProgram('accounts/testing/changed-accounts.ts', dataDir)).toMatchObject([
    { change: 'name', works: true, waiting: [mail('password')] },
    { change: 'password', ...told('password') },
    { change: 'email', ...told('email') },
    { change: 'roles', ...told('roles') },
  ]);
});
