import { expect, test } from 'vitest';
import { createTimeSlices } from './time-slices.ts';

test('others have their turn when a slice is over, and not before', async () => {
  let at = 0;
  let turns = 0;
  const others = async () => {
    turns += 1;
  };
  const nextStep = createTimeSlices({ sliceMs: 10, now: () => at, others });
  for (const [passed, soFar] of [
    [9, 0],
    [1, 1],
    [9, 1],
    [30, 2],
    [0, 2],
  ] as const) {
    at += passed;
    await nextStep();
    expect(turns).toBe(soFar);
  }
});

test('a slice begins when the others are done', async () => {
  let at = 0;
  let turns = 0;
  const others = async () => {
    turns += 1;
    at += 100;
  };
  const nextStep = createTimeSlices({ sliceMs: 10, now: () => at, others });
  at = 10;
  for (let steps = 0; steps < 5; steps += 1) await nextStep();
  expect(turns).toBe(1);
});

test('a timer that is due runs while long work goes on', async () => {
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  const nextStep = createTimeSlices({ sliceMs: 0 });
  await nextStep();
  expect(isServed).toBe(true);
});
