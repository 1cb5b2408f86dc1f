import { afterEach, expect, test } from 'vitest';
import { clockAheadMs, databaseNow, noteDatabaseTime } from './database-clock.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let told: string[] = [];
const log = { warn: (line: string) => told.push(line), info: (line: string) => told.push(line) };
const note = (aheadMs: number, tookMs = 0) =>
  noteDatabaseTime(new Date(Date.now() - tookMs / 2 - aheadMs), Date.now() - tookMs, log);

afterEach(() => {
  note(0);
  told = [];
});

test('a clock that is ahead is told once, and the database’s time is what counts', () => {
  note(HOUR);
  note(HOUR + SECOND);
  expect(told).toEqual([expect.stringContaining('clock is 3600 s ahead of the database’s')]);
  expect(Math.abs(Date.now() - databaseNow().getTime() - HOUR)).toBeLessThan(2 * SECOND);
  note(-HOUR);
  expect(told).toHaveLength(1);
  note(0);
  expect(told.at(-1)).toContain('agree again');
});

test('a clock that is behind is told, and a small difference is not', () => {
  note(2 * SECOND);
  expect(told).toEqual([]);
  note(-60 * SECOND);
  expect(told).toEqual([expect.stringContaining('60 s behind')]);
});

test('an answer that took long changes nothing but for a difference that it leaves no doubt of', () => {
  note(10 * SECOND, 30 * SECOND);
  expect([told, Math.round(clockAheadMs() / SECOND)]).toEqual([[], 0]);
  note(HOUR, 30 * SECOND);
  expect(Math.round(clockAheadMs() / SECOND)).toBe(3_600);
});
