import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folders } from './folders.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { readSettings } from './settings.ts';

test.each([
  ['without a word', 'process.exit(0)', 0],
  ['with a code', 'process.exit(3)', 3],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')", 1],
])('a program that ends %s has its exit code', async (_how, program, code) => {
  expect(await runCmsProgram(['-e', program], readSettings({}))).toBe(code);
});

test('a signal reaches the program, whose end is awaited', async () => {
  const [running, settings] = ['run-cms-program.ts', 'settings.ts'].map((name) =>
    JSON.stringify(pathToFileURL(path.join(folders.root, 'launch', name)).href),
  );
  const program = `process.on('SIGTERM', () => setTimeout(() => { console.log('tidied up'); process.exit(3); }, 500));
    setInterval(() => {}, 1000); console.log('ready')`;
  const launcher = `const [{ runCmsProgram }, { readSettings }] = await Promise.all([import(${running}), import(${settings})]);
    process.exitCode = await runCmsProgram(['-e', ${JSON.stringify(program)}], readSettings({}));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (text.includes('ready')) child.kill('SIGTERM');
  });
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(printed).toBe('ready\ntidied up\n');
});
