import { expect, test } from 'vitest';
import { findPlanProblem } from './plan-rules.ts';

const NOW = new Date('2026-06-15T10:30:40Z');
const at = (time: string) => new Date(`2026-06-15T${time}:00Z`);

test.each([
  ['a start', at('11:00'), null],
  ['an end', null, at('11:00')],
  ['both', at('11:00'), at('12:00')],
  ['the minute it is', at('10:30'), null],
])('%s can be planned', (_what, publishAt, unpublishAt) => {
  expect(findPlanProblem({ publishAt, unpublishAt }, NOW)).toBeNull();
});

test.each([
  ['neither', null, null, 'Please choose when'],
  ['a start that is over', at('10:29'), at('12:00'), 'already passed'],
  ['an end that is over', null, at('09:00'), 'already passed'],
  ['an end before the start', at('12:00'), at('11:00'), 'later end'],
  ['an end with the start', at('12:00'), at('12:00'), 'later end'],
])('%s is refused', (_what, publishAt, unpublishAt, problem) => {
  expect(findPlanProblem({ publishAt, unpublishAt }, NOW)?.en).toContain(problem);
});
