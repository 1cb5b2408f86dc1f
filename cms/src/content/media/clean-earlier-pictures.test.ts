import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('pictures of an earlier version are cleaned once, with their crops, and what they were is served no more', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'earlier-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const upright = { width: 40, height: 60, tells: false };
  const pictures = [
    { isNew: true, isOldServed: false, ...upright, crop: null, focalX: 50 },
    { isNew: true, isOldServed: false, ...upright, crop: expect.objectContaining({ height: 50 }), focalX: 20 },
    { isNew: false, isOldServed: true, tells: false },
  ];
  const [first, ...lines] = runProgram('content/media/testing/clean-earlier.ts', dataDir);
  expect(first).toEqual({ count: 2, unreadable: [] });
  expect(lines).toMatchObject([...pictures, { count: 0, unreadable: [] }, ...pictures]);
});
