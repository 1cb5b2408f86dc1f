import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APIError } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { TOO_MANY_ROWS } from '../http/row-limit.ts';
import { SERVER_FUNCTION_TABLE } from './role-table.ts';
import { refuseClientFaults } from './server-functions.ts';

const MALFORMED = { errors: [{ message: 'This call is malformed.' }] };
const TOO_LARGE = { errors: [{ message: TOO_MANY_ROWS.en }] };
const REFUSED = { errors: [{ message: 'You are not allowed to perform this action.' }] };

test('a call that fails by the client’s fault is refused in words, and other errors are not hushed up', async () => {
  expect(await refuseClientFaults(Promise.resolve('result'))).toBe('result');
  const refused = refuseClientFaults(Promise.reject(new APIError('limit has to be 0 or more.', 400)));
  expect(await refused).toEqual({ errors: [{ message: 'limit has to be 0 or more.' }] });
  await expect(refuseClientFaults(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

test('server functions are called by the roles of the table, of what these read, and lock only what they write', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-functions-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const printed = runProgram('kit/access/testing/server-functions.ts', dataDir);
  const allowed = Object.entries({ ...SERVER_FUNCTION_TABLE, none: [], constructor: [], ['__proto__']: [] });
  expect(printed.slice(0, allowed.length)).toEqual(
    allowed.map(([name, roles]) => ({ name, roles: [...roles], others: [false, false] })),
  );
  expect(printed.slice(allowed.length)).toEqual([
    ...[null, 'form-state', {}, { name: 'form-state' }].map((call) => ({
      call,
      admin: false,
    })),
    { name: 'render-document', editor: MALFORMED },
    { name: 'render-list', editor: MALFORMED },
    { name: 'copy-data-from-locale', editor: MALFORMED },
    { name: 'copy-data-from-locale', editor: REFUSED },
    { name: 'render-document', editor: REFUSED },
    // Accounts are in no editor's admin.
    { name: 'render-document', editor: true },
    { name: 'render-list', editor: true },
    { name: 'render-list', editor: { name: 'render-list', args: { collectionSlug: 'reviews' } } },
    { name: 'form-state', editor: TOO_LARGE },
    { name: 'form-state', editor: TOO_LARGE },
    { name: 'render-document', editor: TOO_LARGE },
    { inGerman: { errors: [{ message: expect.stringContaining('mehr als 1000 Einträge') }] } },
    { review: [true, false, false] },
    // Users may open their own account, administrators any.
    { account: [true, true, false] },
    { words: [true, 'refused'] },
    { applications: [false, 'refused'] },
  ]);
});
