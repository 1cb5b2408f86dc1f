import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('all redirects are read once for what is saved together, which leads to its end; nobody says that one came by a rename', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('addresses/redirects/testing/save-redirects.ts', dataDir)).toEqual([
    { what: 'one', reads: 1, ways: ['/a /b'] },
    { what: 'one with further ones', reads: 1, ways: ['/a /c', '/b /c', '/de/b /c', '/x /c'] },
    { what: 'two at once', reads: 1, ways: ['/a /c', '/b /d', '/de/b /c', '/x /d'] },
    { what: 'what others lead to', reads: 1, ways: ['/a /c', '/b /e', '/de/b /c', '/x /e', '/d /e'] },
  ]);
});

test('however many redirects lead to an address that is redirected itself, they lead to the end', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('addresses/redirects/testing/shorten-many-chains.ts', dataDir)).toEqual([
    ['/projects', 2_001, 2_001],
  ]);
});
