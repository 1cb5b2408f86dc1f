import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('what is restored from the trash does not share the address of what is published', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'restored-status-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const asDraft = (way: string) => ['posts', 'pages'].map((collection) => [way, collection, 1, 2]);
  const refused = (way: string) => ['posts', 'pages'].map((collection) => [way, collection, 1, 1]);
  expect(runProgram('addresses/testing/restore-from-trash.ts', dataDir)).toEqual([
    ...asDraft('rest'),
    ...refused('rest-published'),
    ...asDraft('bulk'),
    ...refused('bulk-published'),
    ...asDraft('local'),
    ...refused('null'),
  ]);
});
