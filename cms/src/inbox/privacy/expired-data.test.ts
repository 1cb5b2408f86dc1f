import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { subtractMonths } from './expired-data.ts';

test('what is older than the settings say is deleted for good, its files too, and nothing else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const nothing = {
    messages: 0,
    applications: 0,
    audit: 0,
    outbox: 0,
    resumes: 0,
    pictures: 0,
    links: 0,
    untouched: 0,
  };
  expect(runProgram('inbox/privacy/testing/expire.ts', dataDir)).toEqual([
    // At once, after 7 months, after 13 without and with time left, after 25.
    nothing,
    { ...nothing, applications: 1, outbox: 1, resumes: 2, links: 1, untouched: 4 },
    nothing,
    { ...nothing, messages: 1, audit: 1 },
    { ...nothing, applications: 1 },
  ]);
  // Entries that are no resumes stay, and don't keep others from being deleted.
  expect(readdirSync(join(dataDir, 'resumes'))).toEqual(['folder']);
});

test('what visitors send meanwhile is stored in between, however much has expired', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const many = 2_000;
  const [told] = runProgram('inbox/privacy/testing/expire-many.ts', dataDir, { MANY: String(many) });
  const { left } = v.parse(v.object({ left: v.array(v.number()) }), told);
  expect(left.at(-1)).toBe(0);
  expect(left.some((entries) => entries > 0 && entries < many)).toBe(true);
});

test.each([
  ['2026-11-22T03:00:00.000Z', 6, '2026-05-22T03:00:00.000Z'],
  ['2026-01-15T03:00:00.000Z', 12, '2025-01-15T03:00:00.000Z'],
  ['2026-05-31T03:00:00.000Z', 3, '2026-02-28T03:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', 1, '2026-11-30T23:59:59.000Z'],
])('%s less %i months is %s', (now, months, then) => {
  expect(subtractMonths(new Date(now), months).toISOString()).toBe(then);
});
