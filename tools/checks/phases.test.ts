import { expect, test, vi } from 'vitest';
import { StartError } from '../../launch/start-error.ts';
import { beside, runPhases } from './phases.ts';
import type { Count } from './test-reports.ts';

test('what is checked beside a build that fails is counted to its end, and nothing runs after the two', async () => {
  const checked = Promise.withResolvers<readonly Count[]>();
  const build = async () => {
    throw new StartError('the build failed');
  };
  const after = vi.fn<() => Promise<void>>();
  const counted = runPhases([
    async (count) => count([{ passed: 1, failures: [] }]),
    beside(() => checked.promise, build),
    after,
  ]);
  // After the build's failure.
  setImmediate(() => checked.resolve([{ passed: 2, failures: ['a check'] }]));
  expect(await counted).toEqual({ passed: 3, failures: ['a check', 'the build failed'] });
  expect(after).not.toHaveBeenCalled();
});
