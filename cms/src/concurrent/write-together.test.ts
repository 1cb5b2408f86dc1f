import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { runAlone } from '../testing/run-alone.ts';

test('whatever two editors and a translator write on one page, nothing is lost unseen', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'together-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runAlone('concurrent/testing/write-together.ts', dataDir).at(-1);
  expect(told).toMatchObject({ lost: [] });
  const { done } = v.parse(v.object({ done: v.record(v.string(), v.number()) }), told);
  expect(done.saves).toBeGreaterThan(0);
  expect(done.merged).toBeGreaterThan(0);
});
