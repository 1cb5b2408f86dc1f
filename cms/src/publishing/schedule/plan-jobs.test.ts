import { expect, test } from 'vitest';
import { getPlanState, parsePlan } from './plan-jobs.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

test('a plan waits for its time, is overdue a minute after it, and failed where its job did', () => {
  const at = (minutes: number, hasError = false) => {
    const waitUntil = new Date(NOW.getTime() + minutes * 60_000).toISOString();
    return getPlanState({ waitUntil, hasError, processing: false }, NOW);
  };
  expect(at(5)).toBe('planned');
  expect(at(0)).toBe('planned');
  expect(at(-2)).toBe('overdue');
  expect(at(-2, true)).toBe('failed');
});

test('a plan keeps its time through every try, and is late by it unless somebody had it tried again', () => {
  const [at, retry, again] = ['2026-06-15T09:00:00.000Z', '2026-06-15T11:00:05.000Z', '2026-06-15T11:00:00.000Z'];
  const plan = (input: object) => {
    const job = { id: 1, createdAt: '2026-06-01T09:00:00.000Z', updatedAt: at, waitUntil: retry };
    return parsePlan({ ...job, input: { doc: { relationTo: 'posts', value: '5' }, ...input } }, NOW);
  };
  expect(plan({ at })).toMatchObject({ at, due: at });
  expect(plan({ at, tried_again_at: again })).toMatchObject({ at, due: again });
  // Plans from before `at` was stored.
  expect(plan({})).toMatchObject({ at: retry, due: retry });
});
