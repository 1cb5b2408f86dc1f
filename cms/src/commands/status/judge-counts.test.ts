import { expect, test } from 'vitest';
import { formatSpan, judgeBackup, judgeOutbox } from './judge-counts.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;

test.each([
  [0, '0 minutes'],
  [1.5 * HOUR, '90 minutes'],
  [30 * HOUR, '30 hours'],
  [12 * 24 * HOUR, '12 days'],
])('%d ms are %s', (ms, told) => expect(formatSpan(ms)).toBe(told));

test.each([
  [0, 'note', 'none was made yet'],
  [NOW - 25 * HOUR, 'ok', '25 hours ago'],
  [NOW - 27 * HOUR, 'note', '27 hours ago'],
  [NOW + 60_000, 'ok', '0 minutes ago'],
  [NOW + 40 * 24 * HOUR, 'note', '40 days away'],
])('a backup of %d is %s', (last, verdict, seen) => {
  expect(judgeBackup(last, NOW)).toMatchObject({ name: 'backup', verdict, seen: expect.stringContaining(seen) });
});

test.each([
  [{ waiting: 0, failed: 0, oldestMs: null }, 'ok', 'nothing waits'],
  [{ waiting: 2, failed: 0, oldestMs: NOW - HOUR / 2 }, 'ok', '2 wait, the oldest for 30 minutes'],
  [{ waiting: 1, failed: 0, oldestMs: NOW - 3 * HOUR }, 'note', '1 wait, the oldest for 3 hours'],
  [{ waiting: 0, failed: 4, oldestMs: null }, 'note', 'nothing waits, 4 given up'],
])('an outbox of %j is %s', (counts, verdict, seen) => {
  expect(judgeOutbox(counts, NOW)).toMatchObject({ verdict, seen });
});
