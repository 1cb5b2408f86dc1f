import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitUntil } from '../testing/wait-until.ts';
import { createBackgroundQueue } from './background-queue.ts';

it('runs one job at a time, in order, and goes on after one that fails', async () => {
  const events: string[] = [];
  const queue = createBackgroundQueue({ onError: (error) => events.push(String(error)), capacity: 10 });
  const job = (name: string) => async () => {
    events.push(`${name} begins`);
    await later();
    events.push(`${name} ends`);
  };
  queue.add(job('one'));
  queue.add(() => Promise.reject(new Error('no')));
  queue.add(job('two'));
  await new Promise<void>((resolve) => queue.add(async () => resolve()));
  expect(events.filter((event) => !event.startsWith('Error'))).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
  ]);
  expect(events).toContain('Error: no');
});

it('drops jobs when too many wait', async () => {
  const ran: number[] = [];
  const queue = createBackgroundQueue({ onError: () => {}, capacity: 3 });
  const gate = Promise.withResolvers<void>();
  queue.add(() => gate.promise);
  for (let job = 0; job < 5; job += 1) queue.add(async () => void ran.push(job));
  gate.resolve();
  await waitUntil(() => ran.length === 3);
  await new Promise<void>((resolve) => queue.add(async () => resolve()));
  expect(ran).toEqual([0, 1, 2]);
});
