import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAlone } from '#cms/schema/testing/run-alone.ts';

test('the health check and the metric tell of a transaction that has been open for more than a minute, until it ends', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stuck-transaction-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runAlone('storage/database/testing/stuck-transaction.ts', dataDir, { METRICS_TOKEN: 'x'.repeat(32) })).toEqual(
    [
      [200, '1'],
      [503, '0'],
      [200, '1'],
    ],
  );
});
