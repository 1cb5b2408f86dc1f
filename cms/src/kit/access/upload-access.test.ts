import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('files of those who may not upload are refused unread', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'upload-access-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const refused = (who: string) => [
    [who, 'POST', '/api/media', 403, false],
    [who, 'PATCH', '/api/media/1', 403, false],
    [who, 'PATCH', '/api/media?where[id][equals]=1', 403, false],
    [who, 'POST', '/api/resumes', 403, false],
  ];
  expect(runProgram('kit/access/testing/upload-access.ts', dataDir)).toEqual([
    ...refused('visitor'),
    ...refused('sales'),
    ['editor', 'POST', '/api/media', 400, true],
  ]);
});
