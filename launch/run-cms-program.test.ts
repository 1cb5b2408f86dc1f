import { expect, test } from 'vitest';
import { runCmsProgram } from './run-cms-program.ts';
import { readSettings } from './settings.ts';

test.each([
  ['without a word', 'process.exit(0)', 0],
  ['with a code', 'process.exit(3)', 3],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')", 1],
])('a program that ends %s has its exit code', async (_how, program, code) => {
  expect(await runCmsProgram(['-e', program], readSettings({}))).toBe(code);
});
