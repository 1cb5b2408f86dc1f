import { expect, test, vi } from 'vitest';
import { beside, runPhases } from './phases.ts';
import { StartError } from './start-error.ts';

test('what is checked beside a build that fails is counted to its end, and nothing runs after the two', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const checked = Promise.withResolvers<readonly { passed: number; failed: number }[]>();
  const build = async () => {
    throw new StartError('the build failed');
  };
  const after = vi.fn<() => Promise<void>>();
  const counted = runPhases([
    async (count) => count([{ passed: 1, failed: 0 }]),
    beside(() => checked.promise, build),
    after,
  ]);
  // Later than the build's failure.
  setImmediate(() => checked.resolve([{ passed: 2, failed: 1 }]));
  expect(await counted).toEqual({ passed: 3, failed: 2 });
  expect(log.mock.calls).toEqual([['the build failed']]);
  expect(after).not.toHaveBeenCalled();
});
