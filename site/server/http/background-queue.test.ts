import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackgroundQueue } from './background-queue.ts';

it('runs one job at a time, in order, and goes on after one that fails', async () => {
  const events: string[] = [];
  const queue = createBackgroundQueue((error) => events.push(String(error)));
  const job = (name: string) => async () => {
    events.push(`${name} begins`);
    await sleep(5);
    events.push(`${name} ends`);
  };
  queue.add(job('one'));
  queue.add(() => Promise.reject(new Error('no')));
  queue.add(job('two'));
  await queue.idle();
  expect(events).toEqual(['one begins', 'one ends', 'Error: no', 'two begins', 'two ends']);
});
