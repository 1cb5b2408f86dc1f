import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('of colleagues, other roles read, query and sort by names only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'colleagues-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const all = ['name', 'email', 'roles', 'totp_enabled'];
  expect(runProgram('kit/access/testing/colleagues.ts', dataDir)).toEqual([
    ['own', all],
    ['colleague', ['name']],
    ['recruiter', null],
    ['me', all],
    ['own form', true],
    ['where[name][equals]=Grace', 200],
    ['where[email][like]=s', 400],
    ['where[roles][in]=sales', 400],
    ['sort=email', 400],
    ['where[assigned_to.email][like]=s', 400],
    ['where[assigned_to.roles][in]=sales', 400],
    ['sort=assigned_to.email', 400],
    ['assigned', 400, null],
    ['assigned', 200, ['name']],
  ]);
});
