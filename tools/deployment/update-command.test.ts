/** Tests deploy/kontorwerk-update, with the system commands replaced by ones that record their arguments. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { folders } from '../../launch/folders.ts';

let folder: string;
const at = (...names: readonly string[]) => path.join(folder, ...names);

function program(name: string, text: string): void {
  mkdirSync(at('bin'), { recursive: true });
  writeFileSync(at('bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kontorwerk-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const note = (name: string) => `echo "${name} $*" >> ${at('told')}`;
  program('systemctl', note('systemctl'));
  // A version is ready if it says so itself.
  program(
    'kontorwerk',
    `case "$*" in
      backup*) ${note('kontorwerk')} ;;
      "--site status") test -e ${at('packages/site/ready')} ;;
      status) test -e ${at('packages/cms/ready')} || test -e ${at('srv/ready')} ;;
    esac`,
  );
  program('runuser', 'shift 3; exec "$@"');
  const script = readFileSync(path.join(folders.root, 'deploy/kontorwerk-update'), 'utf8')
    .replace('installation=/srv/kontorwerk', `installation=${at('srv')}`)
    .replace('packages=/opt/kontorwerk', `packages=${at('packages')}`)
    .replace('patience=300', 'patience=0')
    .replace('sleep 5', 'sleep 0')
    .replace('[ "$(id -u)" = 0 ]', 'true');
  writeFileSync(at('update'), script);
});

type Ended = { readonly code?: number; readonly stdout: string; readonly stderr: string };

function run(...words: readonly string[]): Promise<Ended> {
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` };
  const [command = '', ...others] = words;
  return promisify(execFile)(command, others, { env }).catch((error: Ended) => error);
}

const update = (...words: readonly string[]) => run('/bin/sh', at('update'), ...words);

/** Makes moving such a folder fail, as the system does for a mount point. */
const refuseMoves = (pattern: string) =>
  program('mv', `case "$1" in ${pattern}) echo busy >&2; exit 1 ;; esac; exec /bin/mv "$@"`);

const told = () => readFileSync(at('told'), 'utf8').trim().split('\n');
const versionIn = (...names: readonly string[]) => readFileSync(at(...names, 'version'), 'utf8');

function makePackage(place: string, version: string, isReady: boolean): void {
  for (const name of ['launch', path.basename(place).replace('new-', '')])
    mkdirSync(path.join(place, name), { recursive: true });
  writeFileSync(path.join(place, 'launch/packaged.ts'), '');
  writeFileSync(path.join(place, 'version'), version);
  if (isReady) writeFileSync(path.join(place, 'ready'), '');
}

describe('packages', () => {
  beforeEach(() => {
    for (const half of ['cms', 'site']) makePackage(at('packages', half), 'old', true);
  });

  test('take the places of those before, the CMS first, after a backup', async () => {
    for (const half of ['cms', 'site']) makePackage(at(`new-${half}`), 'new', true);
    expect(await update('/backups/a', at('new-cms'), at('new-site'))).toMatchObject({
      stdout: expect.stringContaining('its backup is /backups/a'),
    });
    expect(told()).toEqual([
      'kontorwerk backup /backups/a',
      ...['cms', 'site'].flatMap((half) => ['stop', 'start'].map((word) => `systemctl ${word} kontorwerk-${half}`)),
    ]);
    expect([versionIn('packages/cms'), versionIn('packages/site')]).toEqual(['new', 'new']);
    expect(versionIn('packages/cms.before')).toBe('old');
  });

  test.each([
    ['CMS', [false, true]],
    ['site', [true, false]],
  ] as const)('that before runs again where the new %s does not get ready', async (what, [isCmsReady, isSiteReady]) => {
    makePackage(at('new-cms'), 'new', isCmsReady);
    makePackage(at('new-site'), 'new', isSiteReady);
    expect(await update('/backups/a', at('new-cms'), at('new-site'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The new ${what} didn't get ready`),
    });
    expect([versionIn('packages/cms'), versionIn('packages/site')]).toEqual(['old', 'old']);
    expect(versionIn('packages/cms.failed')).toBe('new');
    expect(told().at(-1)).toBe('systemctl start kontorwerk-cms');
  });

  test.each([
    ['the old CMS', '*/packages/cms', 'systemctl start kontorwerk-cms'],
    ['the new CMS', '*/cms.next', 'systemctl start kontorwerk-cms'],
    ['the new site', '*/site', 'systemctl start kontorwerk-site'],
    ['a package that comes from another disk', '*/new-site', 'kontorwerk backup /backups/a'],
  ])('that before goes on where %s can not be moved', async (_what, pattern, last) => {
    for (const half of ['cms', 'site']) makePackage(at(`new-${half}`), 'new', true);
    refuseMoves(pattern);
    expect((await update('/backups/a', at('new-cms'), at('new-site'))).code).toBe(1);
    expect(told().at(-1)).toBe(last);
    expect(versionIn('packages/site')).toBe('old');
    expect(existsSync(at('packages/cms/version'))).toBe(true);
  });

  test.each([
    [3, 'new', { stdout: expect.stringContaining('goes on: what the backup lacks was missing before') }],
    [1, 'old', { code: 1, stderr: 'There is no backup, so nothing was changed.\n' }],
  ])('after a backup with exit code %i the CMS is the %s one', async (code, version, ended) => {
    for (const half of ['cms', 'site']) makePackage(at(`new-${half}`), 'new', true);
    program('kontorwerk', `[ "$1" != backup ] || exit ${code}`);
    expect(await update('/backups/a', at('new-cms'), at('new-site'))).toMatchObject(ended);
    expect(versionIn('packages/cms')).toBe(version);
  });

  test('are not switched where nothing tells whether they get ready', async () => {
    for (const half of ['cms', 'site']) makePackage(at(`new-${half}`), 'new', true);
    program('kontorwerk', `[ "$1" != --site ] || { echo "can't read site.env" >&2; exit 2; }`);
    expect(await update('/backups/a', at('new-cms'), at('new-site'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nothing was changed: can't read site\.env/),
    });
    expect([versionIn('packages/cms'), existsSync(at('told'))]).toEqual(['old', false]);
  });

  test('in the wrong order change nothing', async () => {
    for (const half of ['cms', 'site']) makePackage(at(`new-${half}`), 'new', true);
    expect(await update('/backups/a', at('new-site'), at('new-cms'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the CMS first'),
    });
    expect(existsSync(at('told'))).toBe(false);
  });

  test('that are none change nothing', async () => {
    mkdirSync(at('none'));
    expect(await update('/backups/a', at('none'), at('none'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is no package'),
    });
    expect(existsSync(at('told'))).toBe(false);
  });
});

describe('an installation', () => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], { cwd: at('origin') });

  /** Commits a version to the origin whose build does that. */
  function commit(version: string, build: string, isReady = true): void {
    mkdirSync(at('origin/launch'), { recursive: true });
    writeFileSync(at('origin/version'), version);
    writeFileSync(at('origin/launch/bootstrap.mjs'), build);
    if (isReady) writeFileSync(at('origin/ready'), '');
    else rmSync(at('origin/ready'));
    git('add', '--all');
    git('commit', '--quiet', '--message', version);
  }

  beforeEach(() => {
    mkdirSync(at('origin'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit('old', '');
    git('clone', '--quiet', at('origin'), at('srv'));
  });

  test('is built beside, switched and checked', async () => {
    commit('new', "import { writeFileSync } from 'node:fs'; writeFileSync(new URL('../built', import.meta.url), '');");
    expect((await update('/backups/a')).code).toBeUndefined();
    expect([versionIn('srv'), versionIn('srv.before'), existsSync(at('srv/built'))]).toEqual(['new', 'old', true]);
    expect(told()).toEqual(['kontorwerk backup /backups/a', 'systemctl stop kontorwerk', 'systemctl start kontorwerk']);
  });

  test('goes on as it was where the new version can not be built', async () => {
    commit('new', 'process.exit(1)');
    expect(await update('/backups/a')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was changed'),
    });
    expect([versionIn('srv'), existsSync(at('srv.next')), told()]).toEqual([
      'old',
      false,
      ['kontorwerk backup /backups/a'],
    ]);
  });

  test('goes back where the new version does not get ready', async () => {
    commit('new', '', false);
    expect(await update('/backups/a')).toMatchObject({ code: 1, stderr: expect.stringContaining('runs again') });
    expect([versionIn('srv'), versionIn('srv.failed')]).toEqual(['old', 'new']);
    expect(told().at(-1)).toBe('systemctl start kontorwerk');
  });

  test('runs as before where its folder can not be moved', async () => {
    commit('new', '');
    refuseMoves('*/srv');
    expect(await update('/backups/a')).toMatchObject({ code: 1, stderr: expect.stringContaining('runs as before') });
    expect([versionIn('srv'), told().at(-1)]).toEqual(['old', 'systemctl start kontorwerk']);
  });

  test('that is on no branch, or is being updated already, is left alone', async () => {
    expect(await run('flock', at('update'), '/bin/sh', at('update'), '/backups/a')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Another update is under way'),
    });
    execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: at('srv') });
    expect(await update('/backups/a')).toMatchObject({ code: 1, stderr: expect.stringContaining('on no branch') });
    expect(existsSync(at('told'))).toBe(false);
  });
});
