import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { folders } from './folders.ts';

/** Creates a folder with the bootstrap and a copy of Node, whose packages don't count as installed. */
function copyWithNode() {
  // On Node's disk, so that a hard link makes a separate executable without copying.
  const root = mkdtempSync(path.join(folders.root, 'node_modules/.bootstrap-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['launch', 'node_modules/node/bin']) mkdirSync(path.join(root, folder), { recursive: true });
  cpSync(path.join(folders.root, 'launch/bootstrap.mjs'), path.join(root, 'launch/bootstrap.mjs'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  const node = path.join(root, 'node_modules/node/bin/node');
  linkSync(process.execPath, node);
  return { root, node, bootstrap: path.join(root, 'launch/bootstrap.mjs') };
}

/** Adds an npm that prints its arguments and fails, and returns the environment that finds it. */
function npmThatEchoes(root: string) {
  const npm = path.join(root, 'node_modules/node/bin/npm');
  writeFileSync(npm, '#!/bin/sh\necho asked for "$@"\nexit 1\n', { mode: 0o755 });
  return { ...process.env, PATH: `${path.dirname(npm)}${path.delimiter}${process.env.PATH}` };
}

test('nothing is installed anew under processes that run from there', async () => {
  const { root, node, bootstrap } = copyWithNode();
  const serving = spawn(node, ['-e', 'console.log(1); setInterval(() => {}, 1_000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void serving.kill('SIGKILL'));
  await new Promise((resolve) => serving.stdout.once('data', resolve));
  await expect(promisify(execFile)(process.execPath, [bootstrap, 'check'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`process ${serving.pid} runs from ${root}`),
  });
});

test('that it runs by the Node of its own packages, as npm’s scripts do, keeps nothing from being installed', async () => {
  const { root, node, bootstrap } = copyWithNode();
  await expect(promisify(execFile)(node, [bootstrap, 'check'], { env: npmThatEchoes(root) })).rejects.toMatchObject({
    stdout: expect.stringContaining('asked for ci'),
  });
});

test.each([true, false])('tools that npm installed by itself (%s) stay when the site is built', async (tools) => {
  const { root, node, bootstrap } = copyWithNode();
  if (tools) mkdirSync(path.join(root, 'node_modules/vitest'));
  await expect(promisify(execFile)(node, [bootstrap, 'build'], { env: npmThatEchoes(root) })).rejects.toMatchObject({
    stdout: tools ? expect.not.stringContaining('--omit=dev') : expect.stringContaining('--omit=dev'),
  });
});

test.each([
  ['check', 'tools/main.ts'],
  ['status', 'launch/main.ts'],
])('the command %s is one of %s', async (command, program) => {
  const { root, node, bootstrap } = copyWithNode();
  // Removed first: it is a link to the real Node.
  rmSync(node);
  writeFileSync(node, '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const lock = createHash('sha256').update('{}').digest('hex');
  writeFileSync(path.join(root, 'node_modules/.installed'), `${lock} tools\n`);
  const { stdout } = await promisify(execFile)(process.execPath, [bootstrap, command, 'word']);
  expect(stdout).toBe(`${path.join(root, program)} ${command} word\n`);
});
