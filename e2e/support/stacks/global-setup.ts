import process from 'node:process';
import { stacksRun, startStacks } from './running-stacks.ts';

/** Starts the stacks for a test run, unless they run already; resolves with the function that stops them. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (stacksRun()) return async () => {};
  const { environment, stop } = await startStacks();
  Object.assign(process.env, environment);
  return stop;
}
