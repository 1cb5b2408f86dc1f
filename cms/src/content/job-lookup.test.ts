import { expect, test } from 'vitest';
import { isEmptyIn } from '#cms/publishing/checks/site-index.ts';
import { matchOpenJobs } from './job-lookup.ts';
import { both, published, stored } from './wire/testing/content.ts';

const titled = (id: number, more: object) =>
  stored.job({ id, title: both('Frontend Developer', 'Frontend-Entwicklung'), offices: ['MUC'], ...more });
const ENDED = titled(1, { valid_through: '2026-06-14' });
const WITHDRAWN = titled(2, { _status: 'draft', posted: '2026-01-01' });
const TRASHED = titled(3, { deletedAt: '2026-06-01T12:00:00.000Z' });
const OPEN = titled(4, {});
const DAY = '2026-06-15';

test.each(['Frontend Developer', 'Frontend-Entwicklung'])('an application for “%s” belongs to the open job', (role) => {
  const content = published({ jobs: [ENDED, WITHDRAWN, TRASHED, OPEN] });
  expect(matchOpenJobs(content.jobs, role, DAY).map(({ id }) => id)).toEqual([4]);
  expect(matchOpenJobs(content.jobs, 'Tester', DAY)).toEqual([]);
});

test('a list of jobs is empty when all have ended', () => {
  expect(isEmptyIn(published({ jobs: [ENDED, WITHDRAWN, TRASHED] }), 'jobs', DAY)).toBe(true);
  expect(isEmptyIn(published({ jobs: [ENDED, OPEN] }), 'jobs', DAY)).toBe(false);
  expect(isEmptyIn(published({}), 'reviews', DAY)).toBe(true);
});
