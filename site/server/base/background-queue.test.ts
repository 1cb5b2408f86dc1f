import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBackgroundQueue, MOST_WAITING } from './background-queue.ts';

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

it('drops the oldest jobs when too many wait', async () => {
  const ran: number[] = [];
  const queue = createBackgroundQueue(() => {});
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  queue.add(() => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  for (let job = 0; job < MOST_WAITING + 3; job += 1) queue.add(async () => void ran.push(job));
  gate.resolve();
  await queue.idle();
  expect([ran.length, ran[0], ran.at(-1)]).toEqual([MOST_WAITING, 3, MOST_WAITING + 2]);
});
