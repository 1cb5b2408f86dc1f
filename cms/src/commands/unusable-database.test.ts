import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'unusable-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An export of nothing, which the import reads before its database. */
const exported = join(folder, 'exported');
mkdirSync(exported);
writeFileSync(
  join(exported, 'export.json'),
  JSON.stringify({ format: 'kontorwerk-content', version: 1, collections: {} }),
);

/** Database files that can't be opened or read. */
const UNUSABLE = {
  'is no database': (file: string) => writeFileSync(file, 'something else '.repeat(1_000)),
  'is a folder': (file: string) => mkdirSync(file),
};

const COMMANDS = [
  { name: 'prepare', words: [] },
  { name: 'backup', words: [join(folder, 'backup')] },
  { name: 'export', words: [join(folder, 'content')] },
  { name: 'import', words: ['/', exported] },
  { name: 'clean-pictures', words: [] },
  { name: 'move-database', words: [] },
];

/** Runs a command on a data folder; returns its exit code and output. */
function run(name: string, words: readonly string[], dataDir: string, databaseUri: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/commands/${name}.ts`, ...words], {
    cwd: CMS_ROOT,
    env: { ...process.env, DATABASE_URI: databaseUri, LOG_LEVEL: 'error', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

const STACK = /^\s+at |^Node\.js v|^undefined$/m;

test.each(
  Object.entries(UNUSABLE).flatMap(([what, make], at) => COMMANDS.map((command) => ({ ...command, what, make, at }))),
)('$name says in a line what is wrong with a database that $what', ({ name, words, make, at }) => {
  const dataDir = join(folder, `${name}-${at}`);
  mkdirSync(dataDir);
  make(join(dataDir, 'cms.sqlite'));
  const { code, printed } = run(name, words, dataDir, '');
  expect(printed).toContain(`${dataDir}/cms.sqlite`);
  expect(printed).not.toMatch(STACK);
  expect(code).toBe(1);
});

test('the start and the status say of a database that is damaged behind what they read, and leave it as it is', () => {
  const dataDir = join(folder, 'damaged');
  mkdirSync(dataDir);
  const file = join(dataDir, 'cms.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE pages (text)');
  for (let row = 0; row < 20; row += 1) database.exec('INSERT INTO pages VALUES (hex(zeroblob(1000)))');
  database.close();
  const sound = readFileSync(file);
  const damaged = sound.fill(0xff, sound.length - 8_192);
  writeFileSync(file, damaged);
  const prepared = run('prepare', [], dataDir, '');
  expect(prepared.code).toBe(1);
  expect(prepared.printed).toMatch(/^\{"step":"failed","message":"The database .*cms\.sqlite is damaged: .*"\}$/m);
  expect(run('status', [], dataDir, '').printed).toMatch(/^\{"name":"database","verdict":"wrong",.* is damaged: /m);
  expect(readFileSync(file).equals(damaged)).toBe(true);
});

// Before it connects, the preparation has Payload's log to itself; its launcher shows the line only.
test.each(COMMANDS.filter(({ name }) => !['prepare', 'move-database'].includes(name)))(
  '$name says in a line that PostgreSQL is away',
  ({ name, words }) => {
    const { code, printed } = run(name, words, join(folder, 'data'), 'postgres://me:a-password@127.0.0.1:1/kontorwerk');
    expect(printed).toMatch(/^The database postgres:\/\/127\.0\.0\.1:1\/kontorwerk cannot be reached .*\.$/m);
    expect(printed).not.toMatch(STACK);
    expect(printed).not.toContain('a-password');
    expect(code).toBe(1);
  },
);
