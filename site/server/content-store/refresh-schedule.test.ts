import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CONTENT_TIMES, RETRY_TIMES } from '../base/limits.ts';
import { ALL_SETS, nameOf, type SetId } from './content-sets.ts';
import { createRefreshSchedule } from './refresh-schedule.ts';

const BLOG: SetId = { key: 'blog', language: 'en' };
const NEWS: SetId = { key: 'news', language: 'en' };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function setUp() {
  const asked: string[] = [];
  const schedule = createRefreshSchedule({
    everyMs: CONTENT_TIMES.revalidateEveryMs,
    clock: Date.now,
    refresh: async (set) => void asked.push(nameOf(set)),
  });
  onTestFinished(schedule.stop);
  return { asked, schedule };
}

it('asks for what failed sooner than for all, and ever less often', async () => {
  const { asked, schedule } = setUp();
  schedule.recordFailure(BLOG);
  await vi.advanceTimersByTimeAsync(RETRY_TIMES.firstMs);
  expect(asked).toEqual(['blog/en']);
  await vi.advanceTimersByTimeAsync(RETRY_TIMES.firstMs);
  expect(asked).toEqual(['blog/en']);
  await vi.advanceTimersByTimeAsync(RETRY_TIMES.firstMs);
  expect(asked).toEqual(['blog/en', 'blog/en']);
});

it('asks for what the backend does not have only with all the others', async () => {
  const { asked, schedule } = setUp();
  schedule.recordFailure(NEWS);
  schedule.recordAbsence(NEWS);
  await vi.advanceTimersByTimeAsync(CONTENT_TIMES.revalidateEveryMs - 1);
  schedule.request(NEWS);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(ALL_SETS.map(nameOf));
});

it('asks at once for what a visitor needs, but not more than once a second', async () => {
  const { asked, schedule } = setUp();
  schedule.recordFailure(BLOG);
  schedule.request(BLOG);
  expect(asked).toEqual([]);
  vi.setSystemTime(Date.now() + RETRY_TIMES.firstMs);
  schedule.request(BLOG);
  expect(asked).toEqual(['blog/en']);
});
