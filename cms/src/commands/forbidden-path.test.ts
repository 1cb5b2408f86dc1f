import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/folders.ts';
import { migrationNames } from '#cms/storage/database/migration-names.ts';

/** Any user but root. */
const OTHER_USER = 65_534;
const isRoot = process.getuid?.() === 0;

/** Makes a folder with a database that counts as prepared. */
function makeDataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'forbidden-path-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  database.exec('CREATE TABLE payload_migrations (name)');
  for (const name of migrationNames('sqlite')) database.prepare('INSERT INTO payload_migrations VALUES (?)').run(name);
  for (const table of ['site_settings', 'navigation', 'words', 'users'])
    database.exec(`CREATE TABLE ${table} (text); INSERT INTO ${table} VALUES ('here')`);
  database.close();
  writeFileSync(join(dataDir, 'payload-secret'), 'a secret of at least 32 characters');
  mkdirSync(join(dataDir, 'uploads'));
  return dataDir;
}

/** Runs a command; root without its capability to open the files of all users. */
function run(name: 'prepare' | 'status', dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const command = [process.execPath, `src/commands/${name}.ts`];
  const [program = '', ...words] = isRoot
    ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', ...command]
    : command;
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: CMS_ROOT,
    env: { ...process.env, DATABASE_URI: '', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });
  return { code: status, lines: stdout.trim().split('\n'), stderr };
}

test.each([
  ['cms.sqlite', 0o444, 'written'],
  ['payload-secret', 0, 'read'],
  ['uploads', 0o555, 'written'],
])('the start and the status name %s if it is another user’s, and what to do', (name, mode, use) => {
  const dataDir = makeDataFolder();
  expect(run('prepare', dataDir).code).toBe(0);
  const path = join(dataDir, name);
  chmodSync(path, mode);
  if (isRoot) chownSync(path, OTHER_USER, OTHER_USER);
  const seen = `${path} may not be ${use} by user ${process.getuid?.()}, who starts this`;
  const remedy = isRoot ? `chown --recursive 0 ${dataDir}, and run each command as that user` : `chmod u+rwX ${path}`;
  const { code, lines } = run('prepare', dataDir);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { step: 'failed', message: expect.stringContaining(`${seen} (it belongs to user `) },
  ]);
  expect([code, lines[0]]).toEqual([1, expect.stringContaining(`: ${remedy}.`)]);
  expect(run('status', dataDir).lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ name: 'files', verdict: 'wrong', seen: expect.stringContaining(seen), advice: remedy }),
  );
});

test.runIf(isRoot)('nobody is told to take over a folder that may not be the CMS’s alone', () => {
  const dataDir = makeDataFolder();
  const advice = (settings: Readonly<Record<string, string>> = {}) => {
    const found = run('status', dataDir, settings).lines.map((line) => JSON.parse(line));
    return found.find(({ name }) => name === 'files')?.advice;
  };
  chownSync(dataDir, OTHER_USER, OTHER_USER);
  chmodSync(dataDir, 0o700);
  expect(advice()).toBe(`run this as user ${OTHER_USER}, to whom ${dataDir} belongs`);
  chownSync(dataDir, 0, 0);
  const shared = mkdtempSync(join(tmpdir(), 'forbidden-path-'));
  onTestFinished(() => rmSync(shared, { recursive: true }));
  chownSync(shared, OTHER_USER, OTHER_USER);
  chmodSync(shared, 0o755);
  expect(advice({ DATABASE_URI: `file:${shared}/cms.sqlite` })).toBe(
    'let DATABASE_URI name a file in a folder of user 0',
  );
});

test('the start and the status name a secret that is cut short', () => {
  const dataDir = makeDataFolder();
  const secret = join(dataDir, 'payload-secret');
  writeFileSync(secret, 'short');
  expect(run('prepare', dataDir)).toMatchObject({
    code: 1,
    lines: [expect.stringContaining(`${secret} is cut short: put back a copy of it`)],
  });
  expect(run('status', dataDir).lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      name: 'files',
      verdict: 'wrong',
      seen: expect.stringContaining(`${secret} is cut short`),
    }),
  );
});
