import { expect, test } from 'vitest';
import { stateOfPlan } from './schedule-state.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');

test('a plan waits for its time, is overdue a minute after it, and failed where its job did', () => {
  const at = (minutes: number, hasError = false) => ({ at: NOW + minutes * 60_000, hasError });
  expect(stateOfPlan('publish', at(5), NOW)).toBe('publish');
  expect(stateOfPlan('unpublish', at(0), NOW)).toBe('unpublish');
  expect(stateOfPlan('publish', at(-2), NOW)).toBe('overdue');
  expect(stateOfPlan('publish', at(-2, true), NOW)).toBe('failed');
});
