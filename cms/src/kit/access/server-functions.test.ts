import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { SERVER_FUNCTION_TABLE } from './role-table.ts';

test('server functions are called by the roles of the table, of what these read, and lock only what they write', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-functions-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('kit/access/testing/server-functions.ts', dataDir);
  const allowed = Object.entries({ ...SERVER_FUNCTION_TABLE, none: [], constructor: [], ['__proto__']: [] });
  expect(told.slice(0, allowed.length)).toEqual(
    allowed.map(([name, roles]) => ({ name, roles: [...roles], others: [false, false] })),
  );
  expect(told.slice(allowed.length)).toEqual([
    ...[null, 'form-state', {}, { name: 'form-state' }].map((asked) => ({
      asked,
      admin: false,
    })),
    { review: [true, false, false] },
    // Users may open their own account, administrators any.
    { account: [true, true, false] },
    { words: [true, 'refused'] },
    { applications: [false, 'refused'] },
  ]);
});
