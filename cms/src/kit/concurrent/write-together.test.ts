import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

/** The duration of writing (`TOGETHER_SECONDS`) plus the time to start, in milliseconds. */
const TIMEOUT_MS = (Number(process.env.TOGETHER_SECONDS ?? 0) + 120) * 1_000;

const toldSchema = v.object({
  seed: v.number(),
  done: v.record(v.string(), v.number()),
  lost: v.array(v.unknown()),
});

test('whatever two editors and a translator write on one page, nothing is lost unseen', { timeout: TIMEOUT_MS }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'together-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('kit/concurrent/testing/write-together.ts', dataDir).at(-1);
  const { seed, done, lost } = v.parse(toldSchema, told);
  expect(lost, `TOGETHER_SEED=${seed}`).toEqual([]);
  expect(done.saves).toBeGreaterThan(0);
  expect(done.merged).toBeGreaterThan(0);
});
