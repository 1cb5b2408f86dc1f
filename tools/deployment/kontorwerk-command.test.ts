/**
 * Checks that the command `kontorwerk` of deploy/ passes on its unit's settings, and parses the settings file as
 * systemd does.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Half } from '../../launch/data-lock.ts';
import { folders } from '../../launch/folders.ts';

const read = (file: string) => readFileSync(path.join(folders.root, file), 'utf8');
const script = read('deploy/kontorwerk');
const assignments = ['user', 'folder', 'settings', 'data'].map((name) =>
  Array.from(script.matchAll(new RegExp(`^\\s*${name}=(.+)$`, 'gm')), ([, value]) => value),
);
const ofInstallation = assignments.map(([first]) => first);
const ofPackage = (half: Half) => assignments.map(([, second]) => second?.replace('$half', half));
const unitHas = (file: string) => {
  const text = read(`deploy/systemd/${file}`);
  const patterns = [
    /^User=(.+)$/m,
    /^WorkingDirectory=(.+)$/m,
    /^EnvironmentFile=(.+)$/m,
    /^Environment=DATA_DIR=(.+)$/m,
  ];
  return patterns.map((pattern) => text.match(pattern)?.[1]);
};

test('is the user of the unit, in its folder, with its settings', () => {
  expect(ofInstallation).toEqual(unitHas('kontorwerk.service'));
  for (const half of ['site', 'cms'] as const) expect(ofPackage(half)).toEqual(unitHas(`kontorwerk-${half}.service`));
});

type Ended = { readonly code?: number; readonly stdout: string; readonly stderr: string };

/** Runs the command with such a settings file; the program behind it prints its environment, folder and arguments. */
async function run(text: string, ...words: readonly string[]): Promise<Ended & { readonly folder: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kontorwerk-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installation = path.join(folder, 'srv');
  const settings = path.join(folder, 'settings.env');
  const program = path.join(folder, 'kontorwerk');
  mkdirSync(path.join(installation, 'launch'), { recursive: true });
  writeFileSync(settings, text);
  writeFileSync(
    path.join(installation, 'launch/bootstrap.mjs'),
    'const { DATABASE_URI, PURGE_HEADER, BACKUP_KEY, DATA_DIR, INIT_CWD } = process.env;' +
      'const given = { DATABASE_URI, PURGE_HEADER, BACKUP_KEY, DATA_DIR, INIT_CWD };' +
      'console.log(JSON.stringify({ ...given, folder: process.cwd(), words: process.argv.slice(2) }));',
  );
  const ours = script
    .replace('user=kontorwerk\n', `user=${os.userInfo().username}\n`)
    .replaceAll('/srv/kontorwerk', installation)
    .replaceAll('/etc/kontorwerk.env', settings);
  writeFileSync(program, ours, { mode: 0o755 });
  writeFileSync(path.join(folder, 'typed'), 'AGE-SECRET-KEY-1 typed\n');
  const typing = ['-c', 'exec /bin/sh "$0" "$@" <typed', program, ...words];
  const ended: Ended = await promisify(execFile)('/bin/sh', typing, { cwd: folder }).catch((error: Ended) => error);
  return { ...ended, folder };
}

test('hands over the settings of the file, those before the command instead, and the place it is run in', async () => {
  const words = ['BACKUP_KEY=AGE-SECRET-KEY-1 x', 'restore', '/backups/a b'];
  const { stdout, folder } = await run('DATABASE_URI=postgres://a\nBACKUP_KEY=age1\n', ...words);
  expect(JSON.parse(stdout)).toEqual({
    DATABASE_URI: 'postgres://a',
    BACKUP_KEY: 'AGE-SECRET-KEY-1 x',
    DATA_DIR: '/var/lib/kontorwerk',
    INIT_CWD: folder,
    folder: path.join(folder, 'srv'),
    words: words.slice(1),
  });
});

test('asks for a secret, which other users and logs would see in a command', async () => {
  const { stdout } = await run('BACKUP_KEY=age1\n', 'BACKUP_KEY=-', 'restore', '/b');
  expect(JSON.parse(stdout)).toMatchObject({ BACKUP_KEY: 'AGE-SECRET-KEY-1 typed', words: ['restore', '/b'] });
});

test('finds what cron does not, whose PATH has no programs of root’s', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kontorwerk-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'settings.env'), '');
  writeFileSync(path.join(folder, 'node'), '#!/bin/sh\necho "$PATH"\n', { mode: 0o755 });
  const ours = script
    .replace('user=kontorwerk\n', `user=${os.userInfo().username}\n`)
    .replaceAll('/srv/kontorwerk', folder)
    .replaceAll('/etc/kontorwerk.env', path.join(folder, 'settings.env'));
  writeFileSync(path.join(folder, 'kontorwerk'), ours);
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  const { stdout } = await promisify(execFile)('/bin/sh', [path.join(folder, 'kontorwerk'), 'status'], { env });
  expect(stdout.trim().split(':')).toEqual(expect.arrayContaining([folder, '/usr/sbin', '/usr/local/bin']));
});

test.each([
  [
    'an address with parameters',
    'DATABASE_URI=postgres://a/b?c=d&sslmode=require',
    'postgres://a/b?c=d&sslmode=require',
  ],
  ['what a shell would run', 'DATABASE_URI=a;b $(c) `d` $e #f', 'a;b $(c) `d` $e #f'],
  ['quotes', `DATABASE_URI='a b'`, 'a b'],
  ['double quotes and blanks behind them', 'DATABASE_URI="it\'s"  ', "it's"],
  ['the end of a line of Windows', 'DATABASE_URI=a\r', 'a'],
])('reads %s as systemd does', async (_what, line, value) => {
  const { stdout } = await run(`# a=b\n\n  ; c\n${line}\nPURGE_HEADER=Authorization: Bearer x`, 'status');
  expect(JSON.parse(stdout)).toMatchObject({ DATABASE_URI: value, PURGE_HEADER: 'Authorization: Bearer x' });
});

test.each(['export PORT=1', 'PORT =1', 'PORT= 1', 'PORT', 'PORT="1', `PORT='1'2'`, 'PORT=a\\b'])(
  'refuses %j, which is not read alike by all, but to look at it',
  async (line) => {
    expect(await run(`# first\n${line}\n`, 'backup', '/b')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Line 2 of .*settings\.env is not read alike by all: kontorwerk setup /),
    });
    expect(JSON.parse((await run(`# first\n${line}\n`, 'setup', '/b')).stdout)).toMatchObject({
      words: ['setup', '/b'],
    });
  },
);

test('is of the packages where the installation has no settings, as one that only makes packages', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kontorwerk-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['srv', 'etc', 'opt/site/bin']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'etc/site.env'), 'PORT=1\n');
  writeFileSync(path.join(folder, 'opt/site/bin/node'), '#!/bin/sh\necho "$PWD $PORT $*"\n', { mode: 0o755 });
  const program = path.join(folder, 'kontorwerk');
  const ours = script
    .replace('user=kontorwerk-$half', `user=${os.userInfo().username}`)
    .replaceAll('/srv/kontorwerk', path.join(folder, 'srv'))
    .replaceAll('/opt/kontorwerk', path.join(folder, 'opt'))
    .replaceAll('/etc/kontorwerk.env', path.join(folder, 'none.env'))
    .replaceAll('/etc/kontorwerk/', `${path.join(folder, 'etc')}/`);
  writeFileSync(program, ours);
  const { stdout } = await promisify(execFile)('/bin/sh', [program, '--site', 'status']);
  expect(stdout).toBe(`${path.join(folder, 'opt/site')} 1 launch/packaged.ts status\n`);
});

test('starts nothing where no command is named', async () => {
  expect(await run('PORT=1\n', 'PORT=2')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Name a command: /),
  });
});
