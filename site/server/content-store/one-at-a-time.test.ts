import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

function recorder(most: number) {
  const runs: string[] = [];
  let running = 0;
  let peak = 0;
  const tasks = createOneAtATime<string>({
    name: (key) => key,
    most,
    run: async (key) => {
      runs.push(key);
      running += 1;
      peak = Math.max(peak, running);
      await sleep(5);
      running -= 1;
    },
  });
  return { tasks, runs, peak: () => peak };
}

describe('createOneAtATime', () => {
  it('joins a run that is under way', async () => {
    const { tasks, runs } = recorder(2);
    await Promise.all([tasks.join('a'), tasks.join('a'), tasks.joinFirst('a')]);
    await tasks.join('a');
    expect(runs).toEqual(['a', 'a']);
  });

  it('runs no more at the same time than it may, urgent ones first', async () => {
    const { tasks, runs, peak } = recorder(2);
    await Promise.all([tasks.join('a'), tasks.join('b'), tasks.join('c'), tasks.join('d'), tasks.joinFirst('urgent')]);
    expect(runs).toEqual(['a', 'b', 'urgent', 'c', 'd']);
    expect(peak()).toBe(2);
  });

  it('tells when a key is at rest', async () => {
    const { tasks, runs } = recorder(1);
    void tasks.join('a');
    void tasks.join('b');
    await tasks.settled('b');
    expect(runs).toEqual(['a', 'b']);
    await tasks.settled('never ran');
  });
});
