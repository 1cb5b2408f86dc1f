import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createWorkerThread } from './worker-thread.ts';

/** A worker that does what its jobs say. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  let jobs = 0;
  parentPort.on('message', (job) => {
    jobs += 1;
    if (job === 'hang') for (;;);
    if (job === 'fail') throw new Error('a crafted file');
    const held = [];
    while (job === 'fill') held.push(new Array(1_000_000).fill({}));
    parentPort.postMessage([job, jobs]);
  });
  parentPort.postMessage('ready');
`;

function thread(program = PROGRAM) {
  const reasons: string[] = [];
  let started = 0;
  const run = createWorkerThread<string, readonly [string, number]>({
    start: () => {
      started += 1;
      return new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
    },
    limitMs: 2_000,
    idleMs: 60_000,
    onGivenUp: (reason) => reasons.push(reason),
  });
  return { run, reasons, started: () => started };
}

test('jobs come one after the other to one thread', async () => {
  const { run, started } = thread();
  expect(await Promise.all([run('a'), run('b'), run('c')])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(started()).toBe(1);
});

test.each(['hang', 'fail', 'fill'])(
  'a job that can only %s is given up, and the next one goes to a new thread',
  async (job) => {
    const { run, reasons, started } = thread();
    expect(await Promise.all([run(job), run('b')])).toEqual([null, ['b', 1]]);
    expect([reasons.length, started()]).toEqual([1, 2]);
  },
);

test('where no thread starts, nothing is said of the job', async () => {
  await expect(thread('throw new Error("no program")').run('a')).rejects.toThrow('no program');
});
