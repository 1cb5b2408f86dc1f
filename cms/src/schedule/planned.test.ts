import { expect, test } from 'vitest';
import { stateOf } from './planned.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

test('a plan waits for its time, is overdue a minute after it, and failed where its job did', () => {
  const at = (minutes: number, hasError = false) => {
    const waitUntil = new Date(NOW.getTime() + minutes * 60_000).toISOString();
    return stateOf({ waitUntil, hasError, processing: false }, NOW);
  };
  expect(at(5)).toBe('planned');
  expect(at(0)).toBe('planned');
  expect(at(-2)).toBe('overdue');
  expect(at(-2, true)).toBe('failed');
});
