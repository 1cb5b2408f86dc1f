import type { UpdateJobsArgs } from 'payload';
import { expect, test } from 'vitest';
import { requeueUnrecordedJobs } from './interrupted-jobs.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const SINCE = new Date('2026-06-15T11:00:00.000Z');

test('a job whose end could not be noted is given back, of queues that nothing runs of', async () => {
  const asked: UpdateJobsArgs[] = [];
  const updateJobs = async (args: UpdateJobsArgs) => {
    asked.push(args);
    return null;
  };
  const runner = {
    config: { jobs: { autoRun: [{ queue: 'plans' }, { queue: 'mail' }, {}] } },
    crons: [{ isBusy: () => false }, { isBusy: () => true }],
    db: { updateJobs, count: async () => ({ totalDocs: 1 }) },
  };
  await requeueUnrecordedJobs(runner, SINCE, NOW);
  expect(asked).toEqual([
    {
      data: { processing: false },
      returning: false,
      where: {
        and: [
          { processing: { equals: true } },
          { updatedAt: { less_than: '2026-06-15T11:59:00.000Z' } },
          { queue: { equals: 'plans' } },
          { updatedAt: { greater_than: SINCE.toISOString() } },
        ],
      },
    },
  ]);
});
