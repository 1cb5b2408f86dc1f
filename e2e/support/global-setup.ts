import process from 'node:process';
import { stacksRun, startStacks } from './running-stacks.ts';

/** Starts the stacks for a run of tests, where nobody has; resolves with what stops them. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (stacksRun()) return async () => {};
  const { environment, stop } = await startStacks();
  Object.assign(process.env, environment);
  return stop;
}
