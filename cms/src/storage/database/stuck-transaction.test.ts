import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('the health check and the metric tell of a transaction that has been open for more than a minute, until it ends', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stuck-transaction-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(
    runProgram('storage/database/testing/stuck-transaction.ts', dataDir, { METRICS_TOKEN: 'x'.repeat(32) }),
  ).toEqual([
    [200, '1'],
    [503, '0'],
    [200, '1'],
  ]);
});
