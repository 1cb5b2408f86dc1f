import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('health, metric and answers tell of a SQLite file that was moved away or takes no writes, and log it once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'unwritable-database-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const settings = { METRICS_TOKEN: 'x'.repeat(32) };
  const promised = [200, '{"message":"Success"}'];
  expect(runProgram('storage/database/testing/unwritable-database.ts', dataDir, settings)).toEqual([
    ['as it was', 200, '1', 0, ...promised],
    ['moved away', 503, '0', 1, 503, expect.stringContaining('The server has to be restarted')],
    ['back', 200, '1', 0, ...promised],
    ['a write was refused', 503],
    ['with room', 200, '1', 0, ...promised],
    ['without room for more', 503],
    ['with room again', 200, '1', 0, ...promised],
  ]);
  expect(readdirSync(dataDir)).not.toContain('cms.sqlite-probe');
});
